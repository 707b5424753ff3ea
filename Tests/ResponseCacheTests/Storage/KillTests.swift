import Foundation
import GRDB
import TMDB
import Testing
import ToolTestSupport

@testable import ResponseCache

/// A process killed during a write. It leaves a file that opens and contains only complete responses.
@Suite(.timeLimit(.minutes(10))) struct KillTests {
  @Test func `Killed a hundred times, every answer is whole`() async throws {
    let kept = try Kept()
    kept.now = Date()
    let tool = try CommandLineTool("catalogue-writer")
    for round in 1...100 {
      let conversation = try Conversation()
      let writer = try tool.start([kept.folder.path], talkingTo: conversation)
      let count = Int.random(in: 1...25)
      #expect(await conversation.find { $0.count >= count ? true : nil } == true)
      kill(writer.identifier, SIGKILL)
      #expect(try await writer.end(within: .seconds(20)).wasKilled)
      try await expectWhole(kept, round)
    }
    #expect(try await kept.catalogue().status().sources[.sample]?.answers == 10)
  }

  @Test func `A process that holds the file that was deleted does not hurt the next one`() async throws {
    let kept = try Kept()
    kept.now = Date()
    let conversation = try Conversation()
    let writer = try CommandLineTool("catalogue-writer").start([kept.folder.path], talkingTo: conversation)
    #expect(await conversation.find { $0.count >= 20 ? true : nil } == true)
    kill(writer.identifier, SIGSTOP)
    // The signal is asynchronous, so the process may run for another moment.
    while try !String(contentsOfFile: "/proc/\(writer.identifier)/stat", encoding: .utf8).contains(") T ") {
      await Task.yield()
    }
    try FileManager.default.removeItem(at: kept.file)
    let catalogue = kept.catalogue()
    for id in 1...20 { try await catalogue.keep(kept.answer(.film(id), #"{"id":\#(id),"title":"a"}"#)) }
    try await expectWhole(kept, 0)
    let count = conversation.lines.count + 20
    kill(writer.identifier, SIGCONT)
    #expect(await conversation.find { $0.count >= count ? true : nil } == true)
    kill(writer.identifier, SIGKILL)
    #expect(try await writer.end(within: .seconds(20)).wasKilled)
    try await expectWhole(kept, 1)
    for id in 1...20 { #expect(try await catalogue.answer(for: .film(id)) != nil) }
  }

  private func expectWhole(_ kept: Kept, _ round: Int) async throws {
    let list = ListKey(source: .sample, path: "/movie/popular")
    let catalogue = kept.catalogue()
    var numbers: [Int] = []
    for page in 1...10 {
      guard let answer = try await catalogue.answer(for: ResponseKey(list, page: page)) else { continue }
      let films = try JSONDecoder().decode(Page<Movie>.self, from: answer.body)
      #expect(films.results.count == 20 && Set(films.results.map(\.title)).count == 1, "round \(round)")
      numbers += films.results.map(\.id)
    }
    #expect(try await catalogue.titles(in: list).map(\.id.number) == numbers, "round \(round)")
    let check = try await kept.database().read { database in
      try String.fetchAll(database, sql: "PRAGMA integrity_check")
        + String.fetchAll(database, sql: "PRAGMA foreign_key_check")
    }
    #expect(check == ["ok"] && kept.events == [], "round \(round)")
  }
}
