import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// The beginning of tests of the main window: somewhere, once all of it is there.
extension TestApplication {
  /// - Parameters:
  ///   - networking: answers for TMDB.
  ///   - library: what is the user's own; nothing when not said.
  /// - Returns: the app, which the stage keeps alive.
  static func open(
    _ destination: Destination, _ networking: ReplayNetworking = ReplayNetworking(), library: LibraryModel? = nil,
    width: Int = 700, height: Int = 600
  ) async throws -> (application: TestApplication, stage: Stage) {
    let application = TestApplication(.test(networking), library: library)
    application.main.coordinator.show(destination)
    let stage = application.show(width: width, height: height)
    // Its actions lead nowhere once it has gone.
    stage.keep(application)
    try await eventually("\(destination)") {
      application.main.coordinator.isSettled && application.library.state != .opening
    }
    await stage.nextFrame()
    return (application, stage)
  }
}

extension Stage {
  /// The window of a title, once it is open.
  static func titled(_ title: String) async throws -> Stage {
    try await eventually("“\(title)”") { Window.open(titled: title) != nil }
    return Stage(try XCTUnwrap(Window.open(titled: title)))
  }

  /// The list of the page, which stands above those of the tabs.
  var pageList: Widget? { window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) } }

  /// Its rows, as they are read.
  var pageRows: [Widget] { pageList?.childWidgets.filter { $0.spokenLabel?.isEmpty == false } ?? [] }
}
