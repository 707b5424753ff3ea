import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

extension TestApplication {
  /// Opens the main window at a destination and waits until its content has loaded.
  ///
  /// - Parameters:
  ///   - networking: TMDB's responses.
  ///   - library: The library; by default, an empty one.
  /// - Returns: The app and its fixture, which retains the app.
  static func open(
    _ destination: any Destination, _ networking: ReplayNetworking = ReplayNetworking(), library: LibraryModel? = nil,
    width: Int = 700, height: Int = 600
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let application = TestApplication(.test(networking), library: library)
    application.main.coordinator.show(destination)
    let fixture = application.show(width: width, height: height)
    // The window's actions do nothing once the app is released.
    fixture.retain(application)
    try await eventually("\(destination)") {
      application.main.coordinator.isSettled && application.library.state != .opening
    }
    await fixture.nextFrame()
    return (application, fixture)
  }
}

extension AppFixture {
  /// Returns the window with a title, once it is open.
  static func titled(_ title: String) async throws -> AppFixture {
    try await eventually("“\(title)”") { Window.open(titled: title) != nil }
    return AppFixture(try XCTUnwrap(Window.open(titled: title)))
  }

  /// Types into the window's entry and presses Enter.
  func type(_ text: String) throws {
    let entry = try XCTUnwrap(window.tree.first { $0.isMapped && $0.isA(gtk_entry_get_type()) })
    Entry(retaining: entry.pointer).text = text
    entry.emit("activate")
  }

  /// The list of the topmost page. The lists of the tabs are below that page.
  var pageList: Widget? { window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) } }

  /// The rows of that list which have an accessible label.
  var pageRows: [Widget] { pageList?.childWidgets.filter { $0.exposedLabel?.isEmpty == false } ?? [] }
}
