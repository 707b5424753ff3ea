import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import Tracking

/// A user directory at a URL: malformed responses, and the errors when it doesn't respond.
@Suite(.timeLimit(.minutes(5)))
struct AddressDirectoryTests {
  private func users(_ response: NetworkResponse) async throws(UserDirectoryError) -> UserListing {
    let networking = ReplayNetworking(["/users.json": [response]])
    return try await directory(networking).users()
  }

  private func users(_ json: String) async throws(UserDirectoryError) -> UserListing { try await users(.json(json)) }

  private func directory(_ networking: any Networking) -> AddressDirectory {
    let address = URL(string: "https://ana:secret@example.org/users.json?token=secret")
    return AddressDirectory(address ?? URL(filePath: "/"), networking: networking)
  }

  @Test func `The directory decodes all documented fields`() async throws {
    let listing = try await users(
      """
      [{"uid": "ben", "displayName": "Benny", "firstName": "Ben", "lastName": "Lima", "imgRef": "https://example.org/ben.jpg",
        "role": "Son", "followers": ["ana"], "following": ["ana", "chloe"], "teams": ["Family", "Film Club"],
        "conversationRefs": ["c/1"], "notifications": ["Ana rated “Alien” 9"]}]
      """)
    let ben = try #require(listing.users.first)
    #expect(listing.users.count == 1 && listing.skipped == 0)
    #expect(ben.id == ProfileID(rawValue: "ben") && ben.displayName == "Benny" && ben.name == "Ben Lima")
    #expect(ben.fields.picture == "https://example.org/ben.jpg" && ben.fields.role == "Son")
    #expect(ben.fields.teams == ["Family", "Film Club"])
    #expect(ben.followers.map(\.rawValue) == ["ana"] && ben.following.map(\.rawValue) == ["ana", "chloe"])
    #expect(ben.conversationRefs == ["c/1"] && ben.notifications == ["Ana rated “Alien” 9"])
  }

  @Test func `The directory skips and counts invalid entries`() async throws {
    let listing = try await users(
      """
      [{"uid": "ben", "firstName": "Ben"}, {"firstName": "Nobody"}, 7, null, "x", [], {"uid": {}}, {"uid": ""},
       {"uid": "with space"}, {"uid": "owner", "firstName": "Mallory"}, {"uid": "ben", "firstName": "Again"},
       {"uid": 12, "displayName": "Twelve"}]
      """)
    #expect(listing.users.map(\.id.rawValue) == ["ben", "12"])
    #expect(listing.users.map(\.name) == ["Ben", "Twelve"])
    #expect(listing.skipped == 10)
  }

  @Test func `The directory ignores invalid fields of an entry`() async throws {
    let listing = try await users(
      """
      [{"uid": "ben", "firstName": null, "lastName": 3, "role": {"a": 1}, "imgRef": "file:///etc/passwd",
        "teams": ["Family", 4, null, {}, "  "], "followers": "ana", "following": [null, "chloe", "with space"],
        "notifications": {"count": 3}}]
      """)
    let ben = try #require(listing.users.first)
    #expect(ben.name == "3" && ben.fields.role == "" && ben.fields.picture == nil)
    #expect(ben.fields.teams == ["Family", "4"] && ben.followers.isEmpty)
    #expect(ben.following.map(\.rawValue) == ["chloe"] && ben.notifications.isEmpty)
    #expect(listing.skipped == 0)
  }

  @Test func `A user without a first name is shown by display name or ID`() async throws {
    let listing = try await users(#"[{"uid": "ben"}, {"uid": "chloe", "displayName": "Chloé"}]"#)
    #expect(listing.users.map(\.fields.firstName) == ["ben", "Chloé"])
  }

  @Test func `An empty listing is valid`() async throws {
    #expect(try await users("[]") == UserListing([]))
  }

  @Test func `Names are cleaned of control characters and truncated`() async throws {
    let long = String(repeating: "x", count: 5_000)
    let listing = try await users(#"[{"uid": "ben", "firstName": "A\nB\u202e\u0007", "role": "\#(long)"}]"#)
    let ben = try #require(listing.users.first)
    #expect(ben.fields.firstName == "A B" && ben.fields.role.count <= 121)
  }

  @Test func `The directory limits the number of users and counts the others as skipped`() async throws {
    let many = (1...10_050).map { #"{"uid":"u\#($0)"}"# }.joined(separator: ",")
    let listing = try await users("[\(many)]")
    #expect(listing.users.count == 10_000 && listing.skipped == 50)
  }

  @Test func `The directory decodes UTF-8 with a byte order mark and UTF-16`() async throws {
    let json = #"[{"uid": "chloe", "firstName": "Chloé"}]"#
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(json.utf8)
    for body in [marked, try #require(json.data(using: .utf16)), try #require(json.data(using: .utf16LittleEndian))] {
      #expect(try await users(NetworkResponse(body: body)).users.map(\.name) == ["Chloé"])
    }
  }

  @Test(arguments: ["", "<html>", "{}", #"{"uid":"ben"}"#, "[{]", "7", "null"])
  func `The directory throws an error when the response is not an array`(_ body: String) async {
    await #expect(throws: UserDirectoryError.unreadable) { try await users(body) }
  }

  @Test func `The directory rejects Latin-1 instead of guessing the encoding`() async throws {
    let body = try #require(#"[{"uid":"chloe","firstName":"Chloé"}]"#.data(using: .isoLatin1))
    await #expect(throws: UserDirectoryError.unreadable) { try await users(NetworkResponse(body: body)) }
  }

  @Test func `The directory rejects an oversized response`() async {
    let body = Data(repeating: 0x20, count: 4 << 20) + Data("[]".utf8)
    await #expect(throws: UserDirectoryError.tooLarge(limit: 4 << 20)) { try await users(NetworkResponse(body: body)) }
  }

  @Test func `The error for a missing directory omits the secrets in its URL`() async {
    await #expect(throws: UserDirectoryError.usersNotFound(message: "There are no profiles at example.org/users.json."))
    {
      try await users(.json("", status: 404))
    }
  }

  @Test func `The directory throws a refused error for other status codes`() async {
    for status in [401, 403, 500, 503] {
      await #expect(throws: UserDirectoryError.refused(status: status)) { try await users(.json("[]", status: status)) }
    }
  }

  @Test(arguments: [
    (NetworkError.timedOut, UserDirectoryError.timedOut), (.switchedOff, .workingOffline), (.cancelled, .cancelled),
    (.unreachable(reason: "x"), .unreachable(reason: "x")), (.tooLarge(limit: 9), .tooLarge(limit: 9)),
  ])
  func `Network errors become described directory errors`(_ error: NetworkError, _ expected: UserDirectoryError) async {
    await #expect(throws: expected) { try await directory(FailingNetworking(error: error)).users() }
    #expect(expected.errorDescription?.hasSuffix(".") == true)
  }
}

private struct FailingNetworking: Networking {
  let error: NetworkError

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw error }
}
