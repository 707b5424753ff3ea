import Automation
import AutomationTestSupport
import Foundation
import ToolTestSupport
import XCTest

/// A test that drives the real app, over a server of its own that it can stop, slow down and break.
class MatineeUITestCase: UITestCase, AppDriver {
  private(set) lazy var app = application("matinee")
  private var startedServer: SampleServer?
  private var kept: TemporaryFolder?

  /// The server that the app asks: started when it is first spoken of.
  var server: SampleServer {
    get throws {
      let server = try startedServer ?? SampleServer()
      startedServer = server
      return server
    }
  }

  override func tearDownWithError() throws {
    // The app first, which asks the server.
    try super.tearDownWithError()
    // XCTest holds all tests until the last has ended.
    startedServer = nil
    kept = nil
  }

  /// Starts the app as a person with a key does.
  ///
  /// - Parameter environment: beside what leads to the server.
  func launch(_ arguments: String..., key: String? = "any", environment: [String: String] = [:]) throws {
    app.arguments = arguments
    let server = try server
    app.environment = ["MATINEE_API_URL": server.address, "MATINEE_IMAGE_URL": server.address + "/t/p"]
    app.environment.merge(environment) { _, new in new }
    app.environment["TMDB_API_KEY"] = key
    if let kept {
      for (variable, name) in ["XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"] {
        app.environment[variable] = kept.url.appending(path: name).path
      }
    }
    try app.launch()
  }

  /// What is kept of the user's own and of their settings, by file; what SQLite shares between processes changes when it is read.
  func keptFiles() throws -> [String: Data] {
    let folder = try XCTUnwrap(kept).url
    return try ["data", "config"].reduce(into: [:]) { found, part in
      let place = folder.appending(path: part)
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? [] where !name.hasSuffix("-shm")
      {
        let file = place.appending(path: name)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
        found["\(part)/\(name)"] = try Data(contentsOf: file)
      }
    }
  }

  /// What the app keeps outlives it, for when it is started again.
  func keepsCache() throws { kept = try TemporaryFolder() }

  /// Runs a command beside the app, in the same folders.
  func runCommand(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    let folders = app.environment.filter { $0.key.hasPrefix("XDG_") }
    return try await CommandLineTool().run(
      arguments, folders.merging(["TMDB_API_KEY": "any", "MATINEE_API_URL": try server.address]) { $1 })
  }

  /// The library is a household's already: its owner, and Ana, whom they follow, who rated a film and left a note under it.
  func hasHousehold(talkingAbout film: SentTitle) throws {
    try keepsCache()
    guard let folder = kept?.url.appending(path: "data/matinee") else { return }
    let writer = try Process.run(
      CommandLineTool.products.appending(path: "library-writer"),
      arguments: [folder.path, try server.address, "\(film.id)", film.title])
    writer.waitUntilExit()
    XCTAssertEqual(writer.terminationStatus, 0, "the household could not be written")
  }
}
