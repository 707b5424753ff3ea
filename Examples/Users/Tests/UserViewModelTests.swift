import Testing

@testable import Users

/// Tests of the texts of a row and of the screen.
@MainActor @Suite struct UserViewModelTests {
  @Test(
    arguments: [
      ("Alan", "Turing", "Alan Turing"), ("Alan", "", "Alan"), ("", "Turing", "Turing"), ("", "", "Unnamed User"),
    ])
  func `The name omits missing parts`(firstName: String, lastName: String, name: String) {
    let user = User(id: 1, firstName: firstName, lastName: lastName)
    #expect(UserViewModel(user, isSelected: false).name == name)
  }

  @Test func `Selected and unselected users have different indicators`() {
    let user = User(id: 1, firstName: "Ada")
    #expect(UserViewModel(user, isSelected: true).indicator == "checkbox-checked-symbolic")
    #expect(UserViewModel(user, isSelected: false).indicator == "checkbox-symbolic")
  }

  @Test func `The summary counts users, selected users and skipped entries`() {
    let rows = [1, 2].map { UserViewModel(User(id: $0, firstName: "Ada"), isSelected: $0 == 2) }
    #expect(UsersText.summary(of: rows, skipped: 0) == "2 users, 1 selected.")
    #expect(UsersText.summary(of: rows, skipped: 2) == "2 users, 1 selected. 2 entries were skipped.")
    #expect(UsersText.summary(of: [rows[0]], skipped: 1) == "1 user, 0 selected. 1 entry was skipped.")
  }
}
