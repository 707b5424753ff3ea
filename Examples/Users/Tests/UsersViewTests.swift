import CAdwaita
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import Containment
@testable import Users

/// Tests of the base classes, the row and the view, without a model.
final class UsersViewTests: GTKTestCase {
  private let ada = User(id: 1, firstName: "Ada", picture: .picture("ada.png"))

  func testRowShowsNameAndIndicator() {
    onMain {
      let row = UserRow(UserPictures(.disconnected))
      row.bind(UserViewModel(User(id: 1, firstName: "Ada"), isSelected: true))
      XCTAssertEqual(icons(in: row), ["checkbox-checked-symbolic"])
      XCTAssertEqual(labels(in: row), ["Ada"])
      row.bind(UserViewModel(User(id: 2, firstName: "Jean"), isSelected: false))
      XCTAssertEqual(icons(in: row), ["checkbox-symbolic"])
      XCTAssertEqual(labels(in: row), ["Jean"])
    }
  }

  func testSlowPictureReplacesInitialsWhenItArrives() {
    onMain { [ada] in
      let networking = SuspendableNetworking()
      let row = UserRow(UserPictures(NetworkController(networking)))
      row.bind(UserViewModel(ada, isSelected: false))
      await networking.waitForRequests(1)
      XCTAssertEqual(phase(of: row), .loading)
      networking.resume(0, with: .picture)
      try await eventually("the picture") { phase(of: row) == .ready }
      // Selecting the user binds the row again.
      row.bind(UserViewModel(ada, isSelected: true))
      XCTAssertEqual(phase(of: row), .ready)
      XCTAssertEqual(networking.requests.count, 1)
    }
  }

  func testFailedPictureLeavesInitials() {
    onMain { [ada] in
      let networking = ReplayNetworking()
      let row = UserRow(UserPictures(NetworkController(networking)))
      row.bind(UserViewModel(ada, isSelected: false))
      try await eventually("the failure") { phase(of: row) == .failed }
      row.bind(UserViewModel(User(id: 2), isSelected: false))
      XCTAssertEqual(phase(of: row), .empty)
    }
  }

  func testReusedRowNeverShowsPictureOfPreviousUser() {
    onMain { [ada] in
      let networking = SuspendableNetworking()
      let row = UserRow(UserPictures(NetworkController(networking)))
      row.bind(UserViewModel(ada, isSelected: false))
      await networking.waitForRequests(1)
      row.unbind()
      await networking.waitForCancellations(1)
      row.bind(UserViewModel(User(id: 2, picture: .picture("alan.png")), isSelected: false))
      await networking.waitForRequests(2)
      networking.resume(0, with: .picture)
      XCTAssertEqual(phase(of: row), .loading)
      networking.resume(1, with: .picture)
      try await eventually("the picture") { phase(of: row) == .ready }
      XCTAssertEqual(networking.requests.map(\.url), [.picture("ada.png"), .picture("alan.png")])
    }
  }

  func testTableShowsRowsAndReportsActivatedOne() {
    onMain {
      let table = BaseTableView<Word>(title: "Words") { WordRow() }
      var activated: [String] = []
      table.onActivate = { activated.append($0) }
      table.show(["One", "Two"].map(Word.init))
      let window = open(table)
      try await eventually("the rows") { window.accessibleRows.map(\.exposedLabel) == ["One", "Two"] }
      table.widget.activateRow(1)
      XCTAssertEqual(activated, ["Two"])
      window.destroy()
    }
  }

  func testViewShowsSummaryAboveRows() {
    onMain {
      let usersView = UsersView(UserPictures(.disconnected))
      let rows = [UserViewModel(User(id: 7, firstName: "Ada"), isSelected: false)]
      usersView.show(
        rows + [UserViewModel(User(id: 9, firstName: "Alan"), isSelected: true)], summary: "Two users")
      let window = open(usersView)
      try await eventually("the rows") { window.accessibleRows.count == 2 }
      XCTAssertEqual(window.visibleTexts.first, "Two users")
      XCTAssertEqual(window.accessibleRows.map(\.exposedLabel), ["Ada", "Alan"])
      XCTAssertEqual(window.accessibleRows.map { $0.isInState(GTK_ACCESSIBLE_STATE_CHECKED) }, [false, true])
      window.destroy()
    }
  }
}

private struct Word: Identifiable, Equatable {
  let id: String
}

/// A row with a word.
@MainActor private final class WordRow: BaseRow<Word> {
  override func accessibleLabel(for word: Word) -> String { word.id }
}

@MainActor private func open(_ view: BaseView) -> Window {
  let window = Window(dialogFor: nil)
  window.setDefaultSize(width: 400, height: 400)
  window.setContent(view.widget)
  window.present()
  return window
}

@MainActor private func phase(of row: UserRow) -> DownloadImageView.Phase? {
  row.widget.tree.lazy.compactMap(DownloadImageView.of).first?.phase
}

@MainActor private func icons(in row: UserRow) -> [String] {
  row.widget.childWidgets.filter { $0.isA(gtk_image_get_type()) }.map { Icon(retaining: $0.pointer).name }
}

@MainActor private func labels(in row: UserRow) -> [String] {
  row.widget.childWidgets.compactMap { $0.asLabel?.text }
}
