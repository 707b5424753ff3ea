import Foundation
import Synchronization
import Testing
import TitleIdentity

@testable import Library

/// Impossible years and numbers in imported journals: they have no effect, and their lines stay unchanged.
@Suite(.timeLimit(.minutes(5))) struct YearRobustnessTests {
  /// Returns an event's line in which `text` is replaced by `other`, with a valid checksum.
  private func line(_ content: EventContent, _ text: String, with other: String, of number: UInt64 = 1) throws
    -> [UInt8]
  {
    let id = EventID(time: 1_800_000_000_000 << 16 + number, device: DeviceID(number: 77))
    let event = Event(
      id: id, action: id, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 0), content: content)
    let whole = String(decoding: EventLine(event).bytes, as: UTF8.self)
    try #require(whole.contains(text))
    let body = Array(whole.dropLast(EventLine.tailBytes).replacing(text, with: other).utf8)
    let sum = String(Checksum(body).value, radix: 16)
    return body + Array((EventLine.tailStart + String(repeating: "0", count: 8 - sum.count) + sum + "\"}").utf8)
  }

  @Test(arguments: ["2000000000", "-9223372036854775808", "9223372036854775807", "0", "1869", "2201", "1e308"])
  func `Impossible year of a title is unknown, and its line stays unchanged`(_ year: String) throws {
    let bytes = try line(.watched(.alien, .whole, date: .unknown), #""year":1979"#, with: #""year":\#(year)"#)
    let read = try #require(EventLine(bytes))
    guard case .watched(let title, _, _) = try #require(read.content) else {
      Issue.record("not watched")
      return
    }
    #expect(title.year == nil)
    #expect(title.key == TitleReference.alien.key)
    #expect(read.bytes == bytes)
  }

  @Test func `Line with an impossible year is exported unchanged, and statistics count its play`() async throws {
    let library = try Library.inMemory()
    let bytes = try line(.watched(.alien, .whole, date: .year(9999)), #""year":1979"#, with: #""year":2000000000"#)
    _ = try await library.merge(lines: [bytes])
    let journal = Mutex(Data())
    _ = try await library.export { piece in journal.withLock { $0 += piece } }
    #expect(journal.withLock(\.self).range(of: Data(bytes)) != nil)
    let statistics = try await library.statistics(of: .owner, source: .tmdb)
    #expect(statistics.dates == [.year(9999): 1] && statistics.titles == 1)
    #expect(statistics.decades.isEmpty)
  }

  @Test(arguments: ["season", "episode"])
  func `Episode with an impossible number is ignored, and its line stays unchanged`(_ member: String) throws {
    let content = EventContent.watched(.show, .episode(season: 7, number: 7), date: .unknown)
    for number in ["9223372036854775807", "-1", "1000001", "1.5"] {
      let bytes = try line(content, #""\#(member)":7"#, with: #""\#(member)":\#(number)"#)
      let read = try #require(EventLine(bytes))
      #expect(read.content == nil)
      #expect(read.bytes == bytes)
    }
  }

  @Test func `Progress of a show with impossible numbers stays in range`() {
    let progress = ShowProgress(
      [.season(.max), .episode(season: 3, number: .max), .episode(season: .min, number: .min)],
      episodes: [.max: [1, 2], 3: [.min, 5, .max, .max], .min: [.min]])
    #expect(progress.watched == 3 && progress.total == 5)
    #expect(progress.next == .episode(season: 3, number: .min))
  }
}
