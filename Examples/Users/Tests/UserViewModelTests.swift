import Testing

@testable import Users

/// Tests of the texts of a row and of the screen.
@MainActor @Suite struct UserViewModelTests {
  @Test(
    arguments: [
      ("Logician", "a@example.org", "Logician · a@example.org", "Alan, Logician · a@example.org"),
      (nil, "a@example.org", "a@example.org", "Alan, a@example.org"),
      ("", "a@example.org", "a@example.org", "Alan, a@example.org"),
      (nil, nil, "", "Alan"),
    ] as [(String?, String?, String, String)])
  func `The detail omits missing fields`(role: String?, email: String?, detail: String, accessibleLabel: String) {
    let row = UserViewModel(User(id: 1, name: "Alan", role: role, email: email), isSelected: false)
    #expect(row.detail == detail)
    #expect(row.accessibleLabel == accessibleLabel)
  }

  @Test func `A user without a name has a placeholder`() {
    #expect(UserViewModel(User(id: 1, name: ""), isSelected: false).name == "Unnamed User")
  }

  @Test func `Selected and unselected users have different indicators`() {
    let user = User(id: 1, name: "Ada")
    #expect(UserViewModel(user, isSelected: true).indicator == "checkbox-checked-symbolic")
    #expect(UserViewModel(user, isSelected: false).indicator == "checkbox-symbolic")
  }

  @Test func `The summary counts users, selected users and skipped entries`() {
    let rows = [1, 2].map { UserViewModel(User(id: $0, name: "Ada"), isSelected: $0 == 2) }
    #expect(UsersText.summary(of: rows, skipped: 0) == "2 users, 1 selected.")
    #expect(UsersText.summary(of: rows, skipped: 2) == "2 users, 1 selected. 2 entries were skipped.")
    #expect(UsersText.summary(of: [rows[0]], skipped: 1) == "1 user, 0 selected. 1 entry was skipped.")
  }
}
