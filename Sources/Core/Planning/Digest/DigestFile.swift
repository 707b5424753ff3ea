import AppFoundation
import Foundation
import Library
import SystemIO
import TMDB
import TitleIdentity
import Tracking

/// The file that stores the digests' records of all profiles. A damaged file counts as empty.
public struct DigestFile: Sendable {
  /// The profile that a record belongs to, and the source of its titles.
  public struct Key: Hashable, Sendable {
    public var profile: ProfileID
    public var source: TitleSource

    public init(_ profile: ProfileID, _ source: TitleSource) { (self.profile, self.source) = (profile, source) }

    fileprivate var text: String { "\(source.rawValue) \(profile.rawValue)" }
  }

  private let url: URL

  public init(_ url: URL) { self.url = url }

  public func read(_ key: Key) -> DigestRecord { DigestRecord(rows()[key.text]) }

  /// Changes a record while no other process does. The change is on disk when the method returns.
  ///
  /// - Parameter body: Changes the record. If it returns `nil`, nothing is saved.
  /// - Throws: An error if the file can't be locked or written.
  @concurrent
  public func change<Value: Sendable>(
    _ key: Key, _ body: @Sendable (inout DigestRecord) -> Value?
  ) async throws -> Value? {
    try PrivateFile.createFolder(url.deletingLastPathComponent())
    let lock = try LockFile(url.deletingPathExtension().appendingPathExtension("lock"))
    try lock.lock()
    return try withExtendedLifetime(lock) {
      var rows = rows()
      var record = DigestRecord(rows[key.text])
      guard let value = body(&record) else { return nil }
      rows[key.text] = DigestRecord.Row(record)
      try PrivateFile.replace(url, with: JSONEncoder().encode(rows))
      return value
    }
  }

  private func rows() -> [String: DigestRecord.Row] {
    guard let data = try? RegularFile.read(url, limit: maximumBytes) else { return [:] }
    return (try? JSONDecoder().decode([String: DigestRecord.Row].self, from: data)) ?? [:]
  }
}

extension Folders {
  /// The file with what the daily reminders reported.
  public var digestFile: URL { state.appending(path: "daily-reminder.json") }
}

extension DigestRecord {
  /// A record in the file.
  fileprivate struct Row: Codable {
    struct OfferRow: Codable {
      var id: String
      var title: TitleReference
      var season: Int?
      var episode: Int?
    }

    var day: String?
    var later: Date?
    var told: [String: String]?
    var postponed: [String]?
    var offer: OfferRow?

    init(_ record: DigestRecord) {
      day = record.day?.description
      later = record.later
      told = record.told.mapValues(\.description)
      postponed = record.postponed.sorted()
      offer = record.offer.map {
        OfferRow(id: $0.id, title: $0.title, season: $0.part.season, episode: $0.part.episode)
      }
    }
  }

  /// Creates a record from a row; an empty one without a row.
  fileprivate init(_ row: Row?) {
    day = row?.day.flatMap { DayDate($0) }
    later = row?.later
    told = (row?.told ?? [:]).compactMapValues { DayDate($0) }
    postponed = Set(row?.postponed ?? [])
    offer = row?.offer.map { stored in
      let part = stored.season.flatMap { season in
        stored.episode.map { TitlePart.episode(season: season, number: $0) }
      }
      return Offer(id: stored.id, title: stored.title, part: part ?? .whole)
    }
  }
}

/// The maximum size of the file, in bytes. A record takes less than 100 KB.
private let maximumBytes = 1 << 22
