import Foundation
import GRDB
import TMDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import ResponseCache

/// Tests that the cache file opens and contains only complete responses after a process is killed during a write.
@Suite(.timeLimit(.minutes(10))) struct KillTests {
  @Test func `Cached responses are complete after the writer is killed 100 times`() async throws {
    let fixture = try CacheFixture()
    fixture.now = Date()
    let tool = try CommandLineTool("cache-writer")
    for round in 1...100 {
      let conversation = try Conversation()
      let writer = try tool.start([fixture.folder.path], connectedTo: conversation)
      let count = Int.random(in: 1...25)
      #expect(await conversation.find { $0.count >= count ? true : nil } == true)
      kill(writer.identifier, SIGKILL)
      #expect(try await writer.end().wasKilled)
      try await expectCompleteResponses(fixture, round)
    }
    #expect(try await fixture.cache().status().sources[.sample]?.responses == 10)
  }

  @Test func `Process that still writes to a deleted file doesn't damage the new one`() async throws {
    let fixture = try CacheFixture()
    fixture.now = Date()
    let conversation = try Conversation()
    let writer = try CommandLineTool("cache-writer").start([fixture.folder.path], connectedTo: conversation)
    #expect(await conversation.find { $0.count >= 20 ? true : nil } == true)
    kill(writer.identifier, SIGSTOP)
    // The signal is asynchronous, so the process may run for another moment.
    while try !String(contentsOfFile: "/proc/\(writer.identifier)/stat", encoding: .utf8).contains(") T ") {
      try Task.checkCancellation()
      await Task.yield()
    }
    try FileManager.default.removeItem(at: fixture.file)
    let cache = fixture.cache()
    for id in 1...20 { try await cache.store(fixture.response(.movie(id), #"{"id":\#(id),"title":"a"}"#)) }
    try await expectCompleteResponses(fixture, 0)
    let count = conversation.lines.count + 20
    kill(writer.identifier, SIGCONT)
    #expect(await conversation.find { $0.count >= count ? true : nil } == true)
    kill(writer.identifier, SIGKILL)
    #expect(try await writer.end().wasKilled)
    try await expectCompleteResponses(fixture, 1)
    for id in 1...20 { #expect(try await cache.response(for: .movie(id)) != nil) }
  }

  private func expectCompleteResponses(_ fixture: CacheFixture, _ round: Int) async throws {
    let list = ListKey(source: .sample, path: "/movie/popular")
    let cache = fixture.cache()
    var numbers: [Int] = []
    for page in 1...10 {
      guard let response = try await cache.response(for: ResponseKey(list, page: page)) else { continue }
      let films = try JSONDecoder().decode(Page<Movie>.self, from: response.body)
      #expect(films.results.count == 20 && Set(films.results.map(\.title)).count == 1, "round \(round)")
      numbers += films.results.map(\.id)
    }
    #expect(try await cache.titles(in: list).map(\.id.number) == numbers, "round \(round)")
    let check = try await fixture.database().read { database in
      try String.fetchAll(database, sql: "PRAGMA integrity_check")
        + String.fetchAll(database, sql: "PRAGMA foreign_key_check")
    }
    #expect(check == ["ok"] && fixture.events == [], "round \(round)")
  }
}
