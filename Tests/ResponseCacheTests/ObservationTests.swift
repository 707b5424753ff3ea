import Foundation
import TMDB
import Testing

@testable import ResponseCache

/// Observations of the cache.
@Suite(.timeLimit(.minutes(5))) struct ObservationTests {
  private let kept: Kept
  private let catalogue: ResponseCache

  init() throws {
    kept = try Kept()
    catalogue = kept.catalogue()
  }

  @Test func `What is kept comes at once, and again each time that it changes`() async throws {
    try await catalogue.keep(kept.answer(.popular, films(1)))
    var answers = catalogue.answers(for: .popular).makeAsyncIterator()
    #expect(await answers.next()??.body == Data(films(1).utf8))
    try await catalogue.keep(kept.answer(.popular, films(2)))
    #expect(await answers.next()??.body == Data(films(2).utf8))
    kept.advance(days: 1)
    catalogue.confirmSoon(.popular, at: kept.now)
    #expect(await answers.next()??.confirmed == kept.now)
    try await catalogue.clear()
    #expect(await answers.next() == .some(nil))
  }

  @Test func `What does not concern it is not told`() async throws {
    let answers = catalogue.answers(for: .popular)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let told = Task {
      var told: [Data?] = []
      for await answer in answers {
        told.append(answer?.body)
        start.yield()
        if answer != nil { break }
      }
      return told
    }
    for await _ in started { break }
    for id in 1...50 { try await catalogue.keep(kept.answer(.film(id), #"{"id":\#(id),"title":"b"}"#)) }
    try await catalogue.keep(kept.answer(.popular, films(1)))
    #expect(await told.value == [nil, Data(films(1).utf8)])
  }

  @Test func `It goes on in the file that takes the place of one that was deleted`() async throws {
    try await catalogue.keep(kept.answer(.popular, films(1)))
    var answers = catalogue.answers(for: .popular).makeAsyncIterator()
    #expect(await answers.next()??.body == Data(films(1).utf8))
    try FileManager.default.removeItem(at: kept.file)
    #expect(try await catalogue.answer(for: .popular) == nil)
    #expect(await answers.next() == .some(nil))
    try await catalogue.keep(kept.answer(.popular, films(2)))
    #expect(await answers.next()??.body == Data(films(2).utf8))
  }

  @Test func `It ends with its task`() async throws {
    let answers = catalogue.answers(for: .popular)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in answers { start.yield() }
    }
    for await _ in started { break }
    task.cancel()
    await task.value
  }
}
