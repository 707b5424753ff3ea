import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import ImagePipeline
import TMDBTesting
import XCTest

@testable import MatineeApp

/// The main window with one film and its poster in the list. Later requests wait for the test.
@MainActor struct FilmListFixture {
  let networking = SuspendableNetworking()
  let pictures = SuspendedPictures()
  let application: TestApplication
  let fixture: AppFixture

  init(_ number: Int, pictureCache: DiskCache? = nil, width: Int = 700) async throws {
    application = TestApplication(.test(networking, pictures: PictureSource(pictures, cache: pictureCache)))
    fixture = application.show(width: width)
    await networking.waitForRequests(1)
    networking.resume(0, with: .films([number]))
    pictures.release(upTo: number)
    let fixture = fixture
    try await eventually("the row") { ShownRow.all(in: fixture.window).map(\.picture) == [number] }
  }

  var navigation: NavigationController { application.main.coordinator.controller }

  /// Activates the row, as Return or a click does.
  func activate() throws {
    let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
    gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
  }
}
