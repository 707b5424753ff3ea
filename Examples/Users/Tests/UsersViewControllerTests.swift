import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import Users

/// Tests that the controller connects the model and the view, with the whole screen in a window.
final class UsersViewControllerTests: GTKTestCase {
  func testSelectionSurvivesReload() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/team/users.json", json: #"[{"id": 1, "firstName": "Ada"}, {"id": 2, "firstName": "Alan"}]"#)
      networking.stub(
        "/team/users.json", json: #"[{"id": 2, "firstName": "Alan"}, {"id": 3, "firstName": "Grace"}, {}]"#)
      let window = open(networking)
      try await eventually("the users") { window.accessibleRows.count == 2 }
      window.activateRow(1)
      XCTAssertTrue(window.visibleTexts.contains("2 users, 1 selected."))
      XCTAssertEqual(window.accessibleRows.map(isChecked), [false, true])
      window.button("Reload")?.click()
      try await eventually("the reload") {
        window.visibleTexts.contains("2 users, 1 selected. 1 entry was skipped.")
      }
      try await eventually("the rows") { window.accessibleRows.map(\.exposedLabel) == ["Alan", "Grace"] }
      XCTAssertEqual(window.accessibleRows.map(isChecked), [true, false])
      window.destroy()
    }
  }

  func testFailureShowsReasonAndRetryLoadsAgain() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/team/users.json", json: "")
      networking.stub("/team/users.json", json: #"[{"id": 1, "firstName": "Ada"}]"#)
      let window = open(networking)
      try await eventually("the reason") {
        window.visibleTexts.contains("“\(documentURL)” can’t be read as a list of users.")
      }
      window.button("Try Again")?.focus()
      window.button("Try Again")?.click()
      try await eventually("the user") { window.accessibleRows.map(\.exposedLabel) == ["Ada"] }
      try await eventually("the focus in the first row") { window.accessibleRows.first?.containsFocus == true }
      window.destroy()
    }
  }

  func testTwoRowsShowOneDownloadedPicture() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/team/users.json", json: #"[{"id": 1, "picture": "a.png"}, {"id": 2, "picture": "a.png"}]"#)
      networking.stub("/team/a.png", with: .picture)
      let window = open(networking)
      try await eventually("both pictures") { window.shownPictureCount == 2 }
      XCTAssertEqual(networking.requests.map(\.url), [documentURL, .picture("a.png")])
      window.destroy()
    }
  }
}

@MainActor private func open(_ networking: ReplayNetworking) -> Window {
  let network = NetworkController(networking)
  let window = Window(dialogFor: nil)
  window.setDefaultSize(width: 400, height: 400)
  window.setRootViewController(
    UsersScreen.make(UserController(documentURL, network), pictures: UserPictures(network)))
  window.present()
  return window
}

@MainActor private func isChecked(_ row: Widget) -> Bool { row.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }
