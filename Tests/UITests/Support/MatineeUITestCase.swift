import Automation
import AutomationTestSupport
import Foundation
import ToolTestSupport
import XCTest

/// A test case for the real app with a private server, which the test can stop, slow down and break.
class MatineeUITestCase: UITestCase, AppDriver {
  private(set) lazy var app = application("matinee")
  private var startedServer: SampleServer?
  private var preservedFolder: TemporaryFolder?
  private var preservesState = false

  /// The server for the app, started on first use.
  var server: SampleServer {
    get throws {
      let server = try startedServer ?? SampleServer()
      startedServer = server
      return server
    }
  }

  override func tearDownWithError() throws {
    // End the app before the server that it uses.
    try super.tearDownWithError()
    // XCTest retains all tests until the last one has ended.
    startedServer = nil
    preservedFolder = nil
  }

  /// Launches the app as a user with an API key does.
  ///
  /// - Parameters:
  ///   - arguments: The app's arguments. Without any, the app starts at the films in *Now Playing*.
  ///   - startsAsUsual: Whether the app decides where it starts.
  ///   - key: The API key, or `nil` for none.
  ///   - environment: Environment variables in addition to those for the server.
  func launch(
    _ arguments: String..., key: String? = "any", environment: [String: String] = [:], startsAsUsual: Bool = false
  ) throws {
    let hasScreen = startsAsUsual || arguments.contains("--screen")
    app.arguments = arguments + (hasScreen ? [] : ["--screen", "featured/now-playing"])
    let server = try server
    app.environment = [
      "MATINEE_API_URL": server.address, "MATINEE_IMAGE_URL": server.address + "/t/p",
      // Most tests read the rows of lists.
      "MATINEE_LIST_LAYOUT": "rows",
    ]
    app.environment.merge(environment) { _, new in new }
    app.environment["TMDB_API_KEY"] = key
    if let preservedFolder {
      for (variable, name) in ["XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"] {
        app.environment[variable] = preservedFolder.url.appending(path: name).path
      }
      if preservesState { app.environment["XDG_STATE_HOME"] = preservedFolder.url.appending(path: "state").path }
    }
    try relaunch()
  }

  /// Launches the app at *Now Playing*.
  ///
  /// - Returns: The first film, whose row has the keyboard focus.
  func launchAtFirstFilm() throws -> ServedTitle {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try list.validateRowIsFocused(film)
    return film
  }

  /// Launches the app again, by default with the same arguments. Its window appears before its content, and is busy
  /// until then.
  func relaunch(_ arguments: String...) throws {
    if !arguments.isEmpty { app.arguments = arguments }
    try app.launch()
    try app.windows.first.wait(until: { !$0.isBusy }, for: "The window’s content")
  }

  /// Launches the app again, without a route to any network.
  func relaunchWithoutNetwork() throws {
    app.launcher = ["unshare", "--map-root-user", "--net"]
    try relaunch()
  }

  /// Launches a second instance, which passes its arguments to the running app.
  func launchAgain(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(try app.launchAgain(arguments), 0, file: file, line: line)
  }

  /// Checks that the app has written nothing to its standard error.
  func validateNoErrors(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(app.standardError, "", message, file: file, line: line)
  }

  func validateErrors(exclude secret: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertFalse(app.standardError.contains(secret), file: file, line: line)
  }

  func terminate() { app.terminate() }
  func enableAnimations() { app.animations = true }

  /// Damages the file with the places where the app continues.
  func damageState() throws {
    let folder = try XCTUnwrap(app.environment["XDG_STATE_HOME"])
    try Data("{".utf8).write(to: URL(filePath: folder + "/matinee/window.json"))
  }

  /// Returns the files with the user's data and settings, by name. Excludes SQLite's shared memory, which changes on
  /// reads, and backups, one of which is made some time after the launch.
  func persistedFiles() throws -> [String: Data] {
    let folder = try XCTUnwrap(preservedFolder).url
    return try ["data", "config"].reduce(into: [:]) { found, part in
      let folderURL = folder.appending(path: part)
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: folderURL.path)) ?? []
      where !name.hasSuffix("-shm") && !name.contains("/backups/") {
        let file = folderURL.appending(path: name)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
        found["\(part)/\(name)"] = try Data(contentsOf: file)
      }
    }
  }

  /// Preserves the app's data after it ends, for the next launch.
  ///
  /// - Parameter includesState: Whether the next launch also continues at the same place.
  func preserveData(includingState includesState: Bool = false) throws {
    preservedFolder = try TemporaryFolder()
    preservesState = includesState
  }

  /// Returns a crash of the next launch, whose data is preserved. Pass its variables to the launch.
  func crash(at operation: Int, seed: UInt64) throws -> AppCrash {
    try preserveData()
    return try AppCrash(in: XCTUnwrap(preservedFolder).url, at: operation, seed: seed)
  }

  /// Runs a command with the app's folders.
  func runCommand(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    let folders = app.environment.filter { $0.key.hasPrefix("XDG_") }
    return try await CommandLineTool().run(
      arguments, folders.merging(["TMDB_API_KEY": "any", "MATINEE_API_URL": try server.address]) { $1 })
  }

  /// Prepares the library of a household. The owner follows Ana, who has rated a film and written a note about it.
  func createHousehold(withNoteOn film: ServedTitle) throws {
    try preserveData()
    guard let folder = preservedFolder?.url.appending(path: "data/matinee") else { return }
    let writer = try Process.run(
      CommandLineTool.products.appending(path: "library-writer"),
      arguments: [folder.path, try server.address, "\(film.id)", film.title])
    writer.waitUntilExit()
    XCTAssertEqual(writer.terminationStatus, 0, "the household could not be written")
  }
}

/// Validators of the screens that many tests visit.
extension MatineeUITestCase {
  var main: MainScreenValidator { MainScreenValidator(app: app) }
  var featured: FeaturedValidator { FeaturedValidator(app: app) }
  var list: TitleListValidator { TitleListValidator(app: app) }
  var page: TitleValidator { TitleValidator(app: app) }
  var rating: RatingValidator { RatingValidator(app: app) }
  var credentials: CredentialScreenValidator { CredentialScreenValidator(app: app) }
}
