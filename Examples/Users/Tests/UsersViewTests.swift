import CAdwaita
import Containment
import GTK
import GTKTestSupport
import XCTest

@testable import Users

/// Tests of the row and the view, without a model.
final class UsersViewTests: GTKTestCase {
  func testRowShowsTextsAndIndicator() {
    onMain {
      let row = UserRow()
      row.bind(UserViewModel(User(id: 1, name: "Ada", role: "Mathematician"), isSelected: true))
      XCTAssertEqual(icons(in: row), ["checkbox-checked-symbolic"])
      XCTAssertEqual(labels(in: row), ["Ada", "Mathematician"])
      row.bind(UserViewModel(User(id: 2, name: "Jean"), isSelected: false))
      XCTAssertEqual(icons(in: row), ["checkbox-symbolic"])
      XCTAssertEqual(labels(in: row), ["Jean"], "An empty detail takes no space.")
    }
  }

  func testViewShowsRowsAndReportsActivatedOne() {
    onMain {
      let usersView = UsersView()
      var activated: [Int] = []
      usersView.onActivate = { activated.append($0) }
      let rows = [UserViewModel(User(id: 7, name: "Ada"), isSelected: false)]
      usersView.show(rows + [UserViewModel(User(id: 9, name: "Alan"), isSelected: true)], summary: "Two users")
      let window = Window(dialogFor: nil)
      window.setDefaultSize(width: 400, height: 400)
      window.setContent(usersView.widget)
      window.present()
      try await eventually("the rows") { window.accessibleRows.count == 2 }
      XCTAssertTrue(window.visibleTexts.contains("Two users"))
      XCTAssertEqual(window.accessibleRows.map(\.exposedLabel), ["Ada", "Alan"])
      XCTAssertEqual(window.accessibleRows.map { $0.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }, [false, true])
      usersView.widget.activateRow(1)
      XCTAssertEqual(activated, [9])
      window.destroy()
    }
  }
}

@MainActor private func icons(in row: UserRow) -> [String] {
  row.widget.childWidgets.filter { $0.isA(gtk_image_get_type()) }.map { Icon(retaining: $0.pointer).name }
}

@MainActor private func labels(in row: UserRow) -> [String] {
  row.widget.childWidgets.filter(\.isBox).flatMap(\.childWidgets).filter(\.isVisible).compactMap { $0.asLabel?.text }
}
