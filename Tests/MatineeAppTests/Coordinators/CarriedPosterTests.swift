import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// The poster of a row is carried to its page; and back, once the page's own answer has come.
final class CarriedPosterTests: GTKTestCase {
  func testThePosterGoesToThePageAndBack() {
    onMain {
      let networking = SuspendableNetworking()
      let pictures = HeldPictures()
      let application = TestApplication(.test(networking, pictures: pictures))
      let stage = application.show()
      await networking.waitForRequests(1)
      networking.release(0, with: .films([300]))
      pictures.release(upTo: 1000)
      try await eventually("the row") { ShownRow.all(in: stage.window).map(\.picture) == [300] }
      let navigation = application.main.coordinator.controller
      Display.animates = true
      defer { Display.animates = false }
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      XCTAssertTrue(navigation.carriesAPicture, "to the page")
      await networking.waitForRequests(2)
      networking.release(1, with: .json(page))
      try await eventually("the page") { navigation.view.visibleTexts.contains("It has come.") }
      try await eventually("landing") { !navigation.carriesAPicture }
      navigation.pop()
      XCTAssertTrue(navigation.carriesAPicture, "back to the row")
      try await eventually("landing") { !navigation.carriesAPicture }
      stage.close()
    }
  }
}

extension NavigationController {
  /// What is carried lies over the pages.
  fileprivate var carriesAPicture: Bool { view.childWidgets.last?.isVisible ?? false }
}

private let page = #"{"id":300,"title":"Film 300","poster_path":"/300.png","tagline":"It has come."}"#
