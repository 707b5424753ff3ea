import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// From the tap on a row to what the row knew, on the title's page: one frame, however long the page's own answer takes.
final class NextFrameTests: GTKTestCase {
  func testWhatTheListKnewIsDrawnInTheNextFrame() {
    onMain {
      let networking = SuspendableNetworking()
      let pictures = HeldPictures()
      let application = TestApplication(.test(networking, pictures: pictures))
      let stage = application.show()
      await networking.waitForRequests(1)
      networking.release(0, with: .films([300]))
      pictures.release(upTo: 300)
      try await eventually("the row") { ShownRow.all(in: stage.window).map(\.picture) == [300] }
      // From here on nothing comes any more, neither page nor picture.
      pictures.release(upTo: 0)
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      let page = try XCTUnwrap(application.main.coordinator.controller.top)
      XCTAssertEqual(application.main.coordinator.destination, .title(.film(300)))
      // Looked at within the frame: the test itself may come to its turn only after another.
      var drawn: (isMapped: Bool, width: Int, texts: [String], pictureWidth: Int?)?
      stage.window.afterNextFrame {
        drawn = (page.view.isMapped, page.view.size.width, page.view.visibleTexts, page.view.shownPictureWidth)
      }
      try await eventually("the frame") { drawn != nil }
      XCTAssertEqual(drawn?.isMapped, true)
      XCTAssertGreaterThan(drawn?.width ?? 0, 100)
      XCTAssertTrue(drawn?.texts.contains("Film 300") ?? false, "\(drawn?.texts ?? [])")
      XCTAssertEqual(drawn?.pictureWidth, 300)
      stage.close()
    }
  }
}
