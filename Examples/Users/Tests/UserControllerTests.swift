import Foundation
import Testing

@testable import Users

/// Tests of the model layer: the users that it reads from a document.
@MainActor @Suite struct UserControllerTests {
  private func fetch(_ text: String) async -> (result: Result<[User], UsersError>, skipped: Int) {
    let users = UserController(name: "users.json") { Data(text.utf8) }
    return (await users.fetchUsers(), users.skippedCount)
  }

  @Test func `Users are read in the document's order`() async {
    let (result, skipped) = await fetch(
      #"[{"id": 2, "name": "Alan", "role": "Logician", "email": "a@example.org", "age": 41}, {"id": 1, "name": "Ada"}]"#
    )
    let alan = User(id: 2, name: "Alan", role: "Logician", email: "a@example.org")
    #expect(result == .success([alan, User(id: 1, name: "Ada")]))
    #expect(skipped == 0)
  }

  @Test func `Damaged entries and repeated IDs are skipped and counted`() async {
    let (result, skipped) = await fetch(
      #"[{"id": "x", "name": "A"}, 7, null, [], {"id": 1}, {"id": 2, "name": "Ada"}, {"id": 2, "name": "Again"}]"#)
    #expect(result == .success([User(id: 2, name: "Ada")]))
    #expect(skipped == 6)
  }

  @Test(arguments: ["", "{}", "[{", "null"]) func `A document that isn't a list can't be read`(text: String) async {
    let message = "“users.json” can’t be read as a list of users."
    #expect(await fetch(text).result == .failure(.usersNotFound(message: message)))
  }

  @Test(arguments: ["[]", #"[{"id": 1}]"#]) func `A document without users is reported`(text: String) async {
    #expect(await fetch(text).result == .failure(.usersNotFound(message: "“users.json” contains no users.")))
  }

  @Test func `A missing file and a URL without a file are reported`() async throws {
    for url in [URL(filePath: "/nowhere/users.json"), try #require(URL(string: "https://example.org/users.json"))] {
      let message = "“users.json” can’t be read as a list of users."
      #expect(await UserController(url).fetchUsers() == .failure(.usersNotFound(message: message)))
    }
  }

  @Test func `The sample has users and one damaged entry`() async throws {
    let users = UserController(UsersScreen.sampleFile)
    #expect(try await users.fetchUsers().get().count == 8)
    #expect(users.skippedCount == 1)
  }
}
