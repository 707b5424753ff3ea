import Testing

@testable import Users

/// Tests of the rows and the selection.
@MainActor @Suite struct UsersDataSourceTests {
  private let users = [User(id: 1, firstName: "Ada"), User(id: 2, firstName: "Alan")]

  @Test func `Rows are in the order of the users`() {
    var source = UsersDataSource()
    #expect(source.rows.isEmpty)
    source.users = users
    #expect(source.rows.map(\.name) == ["Ada", "Alan"])
    #expect(source.rows.map(\.isSelected) == [false, false])
  }

  @Test func `Selecting a user twice deselects it`() {
    var source = UsersDataSource()
    source.users = users
    source.toggleSelection(of: 2)
    source.toggleSelection(of: 1)
    source.toggleSelection(of: 2)
    #expect(source.rows.map(\.isSelected) == [true, false])
  }

  @Test func `The selection survives a reload in another order`() {
    var source = UsersDataSource()
    source.users = users
    source.toggleSelection(of: 1)
    source.users = [User(id: 3, firstName: "Grace")] + users.reversed()
    #expect(source.rows.map(\.isSelected) == [false, false, true])
  }
}
