import Foundation
import TMDB
import Testing

@testable import ResponseCache

/// The limits on the age and the size of cached responses.
@Suite(.timeLimit(.minutes(5))) struct HousekeepingTests {
  private let kept: Kept

  init() throws { kept = try Kept() }

  @Test func `Nothing older than six months is given`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1), etag: "1"))
    kept.advance(days: 180)
    #expect(try await catalogue.answer(for: .popular) != nil)
    kept.advance(days: 0.01)
    #expect(try await catalogue.answer(for: .popular) == nil)
    #expect(try await catalogue.etag(for: .popular) == nil)
    #expect(try await catalogue.titles(in: .popular) == [])
    #expect(try await catalogue.titles(of: .film, from: .tmdb) == [])
  }

  @Test func `A confirmation makes an answer look fresh, and keeps it no longer`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1), etag: "1"))
    kept.advance(days: 100)
    catalogue.confirmSoon(.popular, at: kept.now)
    await catalogue.finishWrites()
    let answer = try #require(try await catalogue.answer(for: .popular))
    #expect(answer.fetched == Kept.start && answer.confirmed == kept.now)
    kept.advance(days: 100)
    #expect(try await catalogue.answer(for: .popular) == nil)
  }

  @Test func `What is too old goes when the file is opened`() async throws {
    try await kept.catalogue().keep(kept.answer(.popular, films(1)))
    kept.advance(days: 181)
    #expect(try await kept.catalogue().status().sources.isEmpty)
  }

  @Test func `What is too old goes within a day while the file is open`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1)))
    kept.advance(days: 181)
    try await catalogue.keep(kept.answer(.film(2), #"{"id":2,"title":"x"}"#))
    let status = try await catalogue.status()
    #expect(status.sources[.tmdb]?.answers == 1 && status.sources[.tmdb]?.titles == 1)
  }

  @Test func `What comes from a future that the clock has given up is not kept`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1)))
    kept.advance(days: -2)
    #expect(try await catalogue.answer(for: .popular) == nil)
    #expect(try await kept.catalogue().status().sources.isEmpty)
  }

  @Test func `The answers that were not read for longest make room`() async throws {
    let body = { (id: Int) in #"{"id":\#(id),"title":"\#(String(repeating: "x", count: 1000))"}"# }
    let catalogue = kept.catalogue(ResponseCacheLimits(bytes: 5 * CompressedBody.pack(Data(body(1).utf8)).count + 9))
    for id in 1...5 {
      try await catalogue.keep(kept.answer(.film(id), body(id)))
      kept.advance(days: 0.1)
    }
    _ = try await catalogue.answer(for: .film(1))
    kept.advance(days: 0.1)
    try await catalogue.keep(kept.answer(.film(6), body(6)))
    var left: [Int] = []
    for id in 1...6 where try await catalogue.answer(for: .film(id)) != nil { left.append(id) }
    #expect(left.contains(1) && left.contains(6) && !left.contains(2))
    #expect(try await catalogue.status().bytes <= catalogue.limits.bytes)
    // The titles of evicted responses are still known.
    #expect(try await catalogue.status().sources[.tmdb]?.titles == 6)
  }

  @Test func `Titles are bounded too`() async throws {
    let limits = ResponseCacheLimits(titles: 2)
    try await kept.catalogue(limits).keep(kept.answer(.popular, films(1)))
    kept.advance(days: 1)
    try await kept.catalogue(limits).keep(kept.answer(.film(2), #"{"id":2,"title":"x"}"#))
    kept.advance(days: 1)
    try await kept.catalogue(limits).keep(kept.answer(.film(3), #"{"id":3,"title":"y"}"#))
    let numbers = try await kept.catalogue(limits).titles(of: .film, from: .tmdb).map(\.id.number)
    #expect(Set(numbers) == [2, 3])
  }

  @Test func `The status tells counts, bytes and ages for each source`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1, 2)))
    kept.advance(days: 1)
    try await catalogue.keep(kept.answer(.film(2), #"{"id":2,"title":"x"}"#))
    try await catalogue.keep(kept.answer(.film(2, source: .sample), #"{"id":2,"title":"x"}"#))
    let status = try await catalogue.status()
    let bytes = [films(1, 2), #"{"id":2,"title":"x"}"#].reduce(0) { $0 + CompressedBody.pack(Data($1.utf8)).count }
    #expect(
      status.sources[.tmdb]
        == SourceStatus(answers: 2, bytes: bytes, titles: 2, oldest: Kept.start, newest: kept.now))
    #expect(status.sources[.sample]?.answers == 1 && status.sources.count == 2)
    #expect(status.fileBytes > status.bytes && status.setAside == nil)
  }

  @Test func `The disk gets the room of what is cleared back`() async throws {
    let catalogue = kept.catalogue()
    // Random data can't be compressed.
    let padding = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    try await catalogue.keep(kept.answer(.film(1), #"{"id":1,"title":"a","overview":"\#(padding)"}"#))
    try await catalogue.keep(kept.answer(.film(2, source: .sample), #"{"id":2,"title":"b"}"#))
    try await catalogue.clear()
    #expect(try await catalogue.status().sources.isEmpty)
    #expect(try await catalogue.status().fileBytes < 500_000)
  }

  @Test func `Clearing takes away what was put out of the way, too`() async throws {
    try Data(repeating: 0x41, count: 5000).write(to: kept.file)
    let catalogue = kept.catalogue()
    #expect(try await catalogue.status().setAside?.file == kept.setAsideFile)
    try await catalogue.clear()
    #expect(try await catalogue.status().setAside == nil)
    #expect(!FileManager.default.fileExists(atPath: kept.setAsideFile.path))
  }

  @Test func `A file that cannot be written is removed, and a new one begun`() async throws {
    let catalogue = kept.catalogue()
    try await catalogue.keep(kept.answer(.popular, films(1)))
    var answers = catalogue.answers(for: .popular).makeAsyncIterator()
    #expect(await answers.next()??.body == Data(films(1).utf8))
    try await catalogue.file.run { Result { () throws(ResponseCacheError) in try catalogue.file.discard() } }
    #expect(await answers.next() == .some(nil))
    try await catalogue.keep(kept.answer(.popular, films(2)))
    #expect(await answers.next()??.body == Data(films(2).utf8))
  }

  @Test func `A full disk is said, and what is kept can still be read`() async throws {
    let catalogue = kept.catalogue(mostPages: 40)
    try await catalogue.keep(kept.answer(.popular, films(1)))
    // Random data can't be compressed.
    let padding = Data((0..<1_000_000).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    let large = kept.answer(.film(2), #"{"id":2,"title":"b","overview":"\#(padding)"}"#)
    await #expect(throws: ResponseCacheError.diskFull) { try await catalogue.keep(large) }
    #expect(ResponseCacheError.diskFull.errorDescription?.contains("room on the disk") == true)
    #expect(try await catalogue.answer(for: .popular)?.body == Data(films(1).utf8))
    #expect(try await catalogue.answer(for: .film(2)) == nil)
    #expect(try await catalogue.titles(of: .film, from: .tmdb).map(\.name) == ["Film 1"])
    try await catalogue.keep(kept.answer(.popular, films(3)))
  }
}
