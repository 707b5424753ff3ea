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
      let clock = FrameCount(stage.window)
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      let page = try XCTUnwrap(application.main.coordinator.controller.top)
      await stage.nextFrame()
      XCTAssertEqual(clock.frames, 1)
      XCTAssertEqual(application.main.coordinator.destination, .title(.film(300)))
      XCTAssertTrue(page.view.isMapped)
      XCTAssertGreaterThan(page.view.size.width, 100)
      XCTAssertTrue(page.view.visibleTexts.contains("Film 300"), "\(page.view.visibleTexts)")
      XCTAssertEqual(page.view.shownPictureWidth, 300)
      clock.stop()
      stage.close()
    }
  }
}

/// How many frames a window has drawn since this began.
@MainActor private final class FrameCount {
  private(set) var frames = 0
  private let clock: Object?
  private var connection: SignalConnection?

  init(_ window: Window) {
    clock = gtk_widget_get_frame_clock(window.widget).map { Object(retaining: UnsafeMutableRawPointer($0)) }
    connection = clock?.connect("after-paint") { [weak self] in self?.frames += 1 }
  }

  func stop() { connection?.disconnect() }
}
