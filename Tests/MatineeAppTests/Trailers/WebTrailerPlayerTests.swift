import Foundation
import GTKTestSupport
import ToolTestSupport
import WebTrailers
import XCTest

@testable import CatalogueUI

/// Tests that web videos play in `matinee-player`'s window or, if that fails, in the browser. Scripts replace both.
final class WebTrailerPlayerTests: GTKTestCase {
  func testBrowserOpensWhenPlayerFailsImmediately() {
    onMain { try await Self.expect(["https://www.youtube.com/watch?v=abcdef"], after: "exit 1") }
  }

  func testBrowserOpensWhenPlayerLacksWebKit() {
    onMain { try await Self.expect(["https://www.youtube.com/watch?v=abcdef"], after: "echo other; exit 69") }
  }

  func testBrowserOpensWhenPlayerIsKilled() {
    onMain { try await Self.expect(["https://www.youtube.com/watch?v=abcdef"], after: "kill -9 $$") }
  }

  func testBrowserStaysClosedWhenPlayerFailsAfterShowingVideo() {
    onMain { try await Self.expect([], after: "echo showing; exit 1") }
  }

  func testBrowserStaysClosedWhenUserClosesPlayer() {
    onMain { try await Self.expect([], after: "exit 0") }
  }

  func testBrowserFailureIsReportedWhenPlayerIsMissing() {
    onMain {
      var failed: [String] = []
      let player = WebTrailerPlayer(program: nil) { _ in false }
      player.play(try XCTUnwrap(WebTrailer(.vimeo, id: "12")), name: "") { failed.append($0.absoluteString) }
      try await eventually("the failure") { !failed.isEmpty }
      XCTAssertEqual(failed, ["https://vimeo.com/12"])
    }
  }

  func testPlayerReceivesTrailerArgumentsAndExitsWithItsOwner() {
    onMain {
      let folder = try TemporaryFolder()
      let log = folder.url.appending(path: "log")
      var player: WebTrailerPlayer? = WebTrailerPlayer(
        program: try Self.script(
          "printf '%s|' \"$@\" > \(log.path)\necho showing\ncat\necho gone >> \(log.path)", folder)
      ) { _ in true }
      player?.play(try XCTUnwrap(WebTrailer(.vimeo, id: "12")), name: "A Trailer") { _ in }
      try await eventually("the arguments") { Self.text(log) == "vimeo|12|A Trailer|" }
      player = nil
      XCTAssertNil(player)
      try await eventually("its end") { Self.text(log)?.hasSuffix("gone\n") == true }
    }
  }

  func testPlayerProgramRejectsInvalidArguments() {
    onMain {
      let program = try XCTUnwrap(PlayerLocation.path(besides: Bundle.main.executableURL) ?? Self.built)
      for arguments in [["youtube", "a&b=cdef"], ["elsewhere", "abcdef"], []] {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, PlayerReport.Exit.misused.rawValue, "\(arguments)")
      }
    }
  }

  func testPlayerIsFoundNextToProgramOrInLibexec() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("", to: "lib/matinee/matinee")
    XCTAssertNil(PlayerLocation.path(besides: program))
    let far = try folder.write("", to: "libexec/matinee/matinee-player")
    XCTAssertNil(PlayerLocation.path(besides: program), "it cannot be run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: far.path)
    XCTAssertEqual(PlayerLocation.path(besides: program), far.path)
    let near = try folder.write("", to: "lib/matinee/matinee-player")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: near.path)
    let link = folder.url.appending(path: "matinee")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    XCTAssertEqual(PlayerLocation.path(besides: link), near.path)
  }
}

extension WebTrailerPlayerTests {
  /// Plays a video with this script as the player, and expects the browser to open these addresses.
  @MainActor private static func expect(
    _ addresses: [String], after commands: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let folder = try TemporaryFolder()
    var opened: [String] = []
    let player = WebTrailerPlayer(program: try script(commands, folder)) { address in
      opened.append(address.absoluteString)
      return true
    }
    player.play(try XCTUnwrap(WebTrailer(.youTube, id: "abcdef")), name: "A Trailer") { _ in }
    try await eventually("the player’s end", file: file, line: line) { !player.isPlaying }
    if !addresses.isEmpty { try await eventually("the browser", file: file, line: line) { !opened.isEmpty } }
    XCTAssertEqual(opened, addresses, file: file, line: line)
  }

  private static func script(_ commands: String, _ folder: TemporaryFolder) throws -> String {
    // The script ignores SIGTERM, because the player must quit at the end of its input.
    let file = try folder.write("#!/bin/sh\ntrap '' TERM\n\(commands)\n", to: "player")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  private static func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  /// The player's path next to the test bundle.
  private static var built: String? {
    PlayerLocation.path(besides: Bundle(for: WebTrailerPlayerTests.self).bundleURL)
  }
}
