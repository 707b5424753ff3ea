import AppFoundation
import Foundation
import Library
import TMDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Planning

/// When a digest is due, and the file that records what was reported.
struct DigestRecordTests {
  private let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  private let time = ReminderTime.standard

  private func moment(_ text: String) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return try #require(
      calendar.date(
        from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
      ))
  }

  private func record(at text: String) throws -> DigestRecord {
    let day = try #require(DayDate.today(try moment(text), in: zone))
    let film = TitleReference(.tmdb, .movie, 5, name: "Metropolis")
    let release = ServiceArrival(film, on: 8, named: "Netflix", day: day)
    var record = DigestRecord()
    record.add(try #require(Digest(Digest.Content(arrivals: [release]), on: day, after: record)))
    return record
  }

  @Test func `A digest is due from its time of day on, and once a day`() throws {
    #expect(!DigestRecord().isDue(at: try moment("2026-06-01 17:59"), time, in: zone))
    #expect(DigestRecord().isDue(at: try moment("2026-06-01 18:00"), time, in: zone))
    let record = try record(at: "2026-06-01 18:00")
    #expect(!record.isDue(at: try moment("2026-06-01 23:59"), time, in: zone))
    #expect(!record.isDue(at: try moment("2026-06-02 17:59"), time, in: zone))
    #expect(record.isDue(at: try moment("2026-06-02 18:00"), time, in: zone))
  }

  @Test(arguments: [
    ("2026-06-01 18:30", "2026-06-01 21:30"), ("2026-06-01 22:00", "2026-06-02 18:00"),
    ("2026-03-28 22:00", "2026-03-29 18:00"),
  ])
  func `A postponed digest comes three hours later, or on the next day if that is after midnight`(
    now: String, later: String
  ) throws {
    var record = try record(at: now)
    record.postpone(at: try moment(now), time, in: zone)
    #expect(!record.isDue(at: try moment(later).addingTimeInterval(-1), time, in: zone))
    #expect(record.isDue(at: try moment(later), time, in: zone))
    #expect(record.postponed == ["tmdb/movie/5 on 8"])
  }

  @Test func `A digest that a wrong clock postponed to a later year is due again`() throws {
    var record = try record(at: "2036-06-01 18:00")
    record.postpone(at: try moment("2036-06-01 18:30"), time, in: zone)
    #expect(record.isDue(at: try moment("2026-06-01 18:00"), time, in: zone))
  }

  @Test func `Records of several profiles survive, and a damaged file counts as empty`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state/daily-reminder.json")
    let file = DigestFile(url)
    let (first, second) = (DigestFile.Key(.owner, .tmdb), DigestFile.Key(ProfileID(rawValue: "b"), .tmdb))
    var record = try record(at: "2026-06-01 18:00")
    record.postpone(at: try moment("2026-06-01 18:30"), time, in: zone)
    record.offer = DigestRecord.Offer(
      id: "x", title: TitleReference(.tmdb, .show, 7, name: "Heimat"), part: .episode(season: 1, number: 0))
    let saved = record
    #expect(try await file.change(first) { $0 = saved } != nil)
    #expect(try await file.change(second) { _ in () } != nil)
    #expect(DigestFile(url).read(first) == saved)
    #expect(DigestFile(url).read(second) == DigestRecord())
    try Data("[".utf8).write(to: url)
    #expect(file.read(first) == DigestRecord())
  }

  @Test(arguments: ["", "18", "24:00", "7:60", "-1:00", "18:00:00", "٣:00", "a:b"])
  func `An invalid time of day is rejected`(text: String) { #expect(ReminderTime(text) == nil) }

  @Test func `A time of day survives as text`() {
    for time in ReminderTime.choices { #expect(ReminderTime(time.description) == time) }
    #expect(ReminderTime("7:05")?.description == "07:05")
  }
}
