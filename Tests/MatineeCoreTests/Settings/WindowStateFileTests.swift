import Foundation
import Testing
import ToolTestSupport

@testable import AppFoundation

@Suite struct WindowStateFileTests {
  private let folder: TemporaryFolder
  private let url: URL
  private let file: WindowStateFile

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "state/window.json")
    file = WindowStateFile(url)
  }

  @Test func `Saved state is read by the next run`() {
    #expect(file.read() == nil)
    let state = WindowState(width: 1_280, height: 800, isMaximized: true, path: ["tv/popular", "tv/8"])
    #expect(file.write(state))
    #expect(file.read() == state)
    #expect(WindowStateFile(url).read() == state)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"width":900}"#, #"{"width":-1,"height":700,"isMaximized":false,"path":[]}"#,
    #"{"width":900,"height":70000,"isMaximized":false,"path":[]}"#,
    #"{"width":900,"height":700,"isMaximized":false,"path":[1]}"#,
  ])
  func `A damaged file counts as missing`(content: String) throws {
    #expect(file.write(WindowState(width: 900, height: 700)))
    try Data(content.utf8).write(to: url)
    #expect(file.read() == nil)
    #expect(file.write(WindowState(width: 900, height: 700)), "it is replaced")
  }

  @Test func `State that can’t be saved is lost without an error`() throws {
    try Data().write(to: folder.url.appending(path: "state"))
    #expect(!file.write(WindowState(width: 900, height: 700)))
    #expect(file.read() == nil)
  }
}
