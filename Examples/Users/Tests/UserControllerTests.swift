import Foundation
import TMDBTesting
import Testing

@testable import Users

/// Tests of the model layer: the users that it reads from a document.
@MainActor @Suite struct UserControllerTests {
  private func fetch(
    _ text: String, from document: URL = documentURL
  ) async -> (result: Result<[User], UsersError>, skipped: Int) {
    let users = UserController(document, NetworkController { _ in Data(text.utf8) })
    return (await users.fetchUsers(), users.skippedCount)
  }

  @Test func `Users are read in the document's order`() async {
    let (result, skipped) = await fetch(
      #"[{"id": 2, "firstName": "Alan", "lastName": "Turing", "age": 41}, {"id": 1, "firstName": "Ada"}]"#)
    #expect(result == .success([User(id: 2, firstName: "Alan", lastName: "Turing"), User(id: 1, firstName: "Ada")]))
    #expect(skipped == 0)
  }

  @Test func `Only the ID is required`() async {
    let (result, skipped) = await fetch(
      #"[{"id": 1}, {"id": 2, "firstName": 7, "lastName": null, "picture": ""}, {"id": 3, "picture": []}]"#)
    #expect(result == .success([User(id: 1), User(id: 2), User(id: 3)]))
    #expect(skipped == 0)
  }

  @Test func `Damaged entries and repeated IDs are skipped and counted`() async {
    let (result, skipped) = await fetch(
      #"[{"id": "x", "firstName": "A"}, 7, null, [], {}, {"id": 2, "firstName": "Ada"}, {"id": 2}]"#)
    #expect(result == .success([User(id: 2, firstName: "Ada")]))
    #expect(skipped == 6)
  }

  @Test(
    arguments: [
      ("ada.png", "https://example.org/team/ada.png"), ("/ada.png", "https://example.org/ada.png"),
      ("http://example.com/1", "http://example.com/1"), ("file:///etc/passwd", nil),
    ] as [(String, String?)])
  func `A picture is relative to the document, which has no access to files`(picture: String, url: String?) async throws
  {
    let users = try await fetch(#"[{"id": 1, "picture": "\#(picture)"}]"#).result.get()
    #expect(users.map { $0.picture?.absoluteString } == [url])
  }

  @Test(arguments: ["", "{}", "[{", "null"]) func `A document that isn't a list can't be read`(text: String) async {
    let message = "“\(documentURL)” can’t be read as a list of users."
    #expect(await fetch(text).result == .failure(.usersNotFound(message: message)))
  }

  @Test(arguments: ["[]", #"[{"id": null}]"#]) func `A document without users is reported`(text: String) async {
    #expect(await fetch(text).result == .failure(.usersNotFound(message: "“\(documentURL)” contains no users.")))
  }

  @Test func `A missing file is reported by name`() async {
    let users = UserController(
      URL(filePath: "/nowhere/users.json"), .disconnected)
    let message = "“users.json” can’t be read as a list of users."
    #expect(await users.fetchUsers() == .failure(.usersNotFound(message: message)))
  }

  @Test func `The sample has users, pictures and one damaged entry`() async throws {
    let network = NetworkController.disconnected
    let users = UserController(UsersScreen.sampleFile, network)
    let pictures = try await users.fetchUsers().get().map(\.picture)
    #expect(pictures.count == 8)
    #expect(users.skippedCount == 1)
    var readable = 0
    for case let picture? in pictures where await (try? network.data(from: picture)) != nil { readable += 1 }
    #expect(readable == 4)
  }
}
