import Testing

@testable import Catalogue

/// The `Content-Range` header of a partial response.
struct ContentRangeTests {
  @Test func `Valid Content-Range headers are parsed`() throws {
    let range = try #require(ContentRange("bytes 100-199/1000"))
    #expect(range.first == 100 && range.count == 100 && range.total == 1_000)
    #expect(ContentRange("bytes */1000")?.total == 1_000)
  }

  @Test(arguments: [
    nil, "", "bytes", "bytes 0-9", "bytes 0-9/*", "bytes 9-0/10", "bytes 0-10/10", "bytes -1-5/10", "bytes a-b/10",
    "bytes 0-9/99999999999999999999", "items 0-9/10", "bytes 0-9-9/10",
  ])
  func `Missing and invalid Content-Range headers are rejected`(text: String?) { #expect(ContentRange(text) == nil) }
}
