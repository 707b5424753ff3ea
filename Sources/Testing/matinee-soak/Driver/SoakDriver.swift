import Automation
import Foundation
import SampleCatalogue
import ToolTestSupport

/// The app under test, and the server that it uses. Performs the steps.
final class SoakDriver {
  let app: Application
  let server: SampleServer
  /// The longest time in milliseconds that the app may not respond, or `nil` if it doesn't matter.
  let stallLimit: Int?
  private let folder: TemporaryFolder
  var surroundings = Surroundings()

  /// The driver's changes to the app's surroundings.
  struct Surroundings {
    var isNetworkCut = false
    var hasFaults = false
    var size = SoakDriver.restingSize
    var textScale = 1.0
    var appearance = "Light"
    var isOwner = true
  }

  /// The window's size at rest.
  static let restingSize = (width: 900, height: 720)

  init(executable: URL, stallLimit: Int?) throws {
    self.stallLimit = stallLimit
    server = try SampleServer()
    folder = try TemporaryFolder()
    var environment = [
      "MATINEE_API_URL": server.address, "MATINEE_IMAGE_URL": server.address + "/t/p", "TMDB_API_KEY": "any",
      "XDG_DATA_HOME": folder.url.path,
    ]
    environment["MATINEE_STALL_LIMIT"] = stallLimit.map { "\($0)" }
    app = Application(
      executable: executable, arguments: ["--screen", "home"], environment: environment, timeout: .seconds(3))
  }

  /// Launches the app with two profiles.
  func launch() throws {
    let writer = try Process.run(
      CommandLineTool.products.appending(path: "library-writer"),
      arguments: [folder.url.appending(path: "matinee").path, server.address, "910000001", "A Film"])
    writer.waitUntilExit()
    try app.launch()
  }

  func terminate() { app.terminate() }

  /// Performs a step.
  ///
  /// - Returns: `false` if the step wasn't possible on the current screen.
  /// - Throws: An error if the app has ended or hangs.
  func perform(_ step: SoakStep) throws -> Bool { try attempt { try run(step) } }

  /// Leaves guest mode after a rest with new screens, if possible.
  func endRest() throws {
    _ = try attempt {
      try becomeOwner()
      return true
    }
  }

  /// Returns `false` if the screen has changed so that an action is no longer possible.
  private func attempt(_ action: () throws -> Bool) throws -> Bool {
    do {
      return try action()
    } catch let error as AutomationError {
      switch error.reason {
      case .ended, .hung, .launch, .misuse: throw error
      case .missing, .ambiguous, .timedOut, .notHittable, .unsupported: return false
      }
    }
  }

  private func run(_ step: SoakStep) throws -> Bool {
    switch step {
    case .selectTab(let number): try selectTab(number)
    case .open(let address): try open(address)
    case .clickItem(let fraction): return try click(app.rows, at: fraction)
    case .openWithKeys(let moves): try press(moves + ["Return"])
    case .clickButton(let fraction): return try clickButton(at: fraction)
    case .clickPoint(let across, let down): try clickPoint(across: across, down: down)
    case .scroll(let view, let notches): return try scroll(view: view, notches: notches)
    case .press(let key): try app.pressKey(key)
    case .rate(let stars): return try rate(stars)
    case .toggleList(let index): try toggleList(index)
    case .search(let words): try search(words)
    case .openMainMenu: try press(["F10", "Down", "Down", "Escape"])
    case .openContextMenu: try press(["Shift+F10", "Down", "Escape"])
    case .openPreferences: return try openPreferences()
    case .download: return try download()
    case .switchProfile(let fraction): return try switchProfile(at: fraction)
    case .browseAsGuest: return try browseAsGuest()
    case .resize(let width, let height): try resize(width, height)
    case .setTextScale(let scale): try setTextScale(scale)
    case .setAppearance(let name): return try setAppearance(name)
    case .cutNetwork: try cutNetwork()
    case .restoreNetwork: try restoreNetwork()
    case .addFault(let rule): try addFault(rule)
    case .removeFaults: try removeFaults()
    case .rest(let renewsScreens): return try rest(renewsScreens: renewsScreens)
    }
    return true
  }
}
