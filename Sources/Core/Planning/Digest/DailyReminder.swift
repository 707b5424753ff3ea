import AppFoundation
import Foundation
import Library
import TMDB
import TitleIdentity
import Tracking

/// Reports the digest of the day once, however many processes try to.
public struct DailyReminder: Sendable {
  /// The result of an attempt.
  public enum Outcome: Equatable, Sendable {
    case reported(Digest)
    /// It isn't time for a digest, or it was reported already.
    case notDue
    case nothingNew
  }

  /// Reads the content of a digest on a day.
  public typealias ReadContent = @Sendable (DayDate) async throws -> Digest.Content

  private let file: DigestFile
  private let key: DigestFile.Key
  private let now: @Sendable () -> Date

  public init(_ file: DigestFile, for key: DigestFile.Key, now: @escaping @Sendable () -> Date = { Date() }) {
    (self.file, self.key, self.now) = (file, key, now)
  }

  /// Reads the content if a digest is due, and reports what is new.
  ///
  /// The record is saved before the notification is shown, so that a full disk doesn't repeat it.
  ///
  /// - Parameters:
  ///   - time: The time of day; `nil` reports at any time, also what came up after today's digest.
  ///   - show: Shows the notification. If it throws an error, the record is reverted.
  @concurrent
  public func report(
    at time: ReminderTime?, _ read: ReadContent, show: @Sendable (Digest) async throws -> Void
  ) async throws -> Outcome {
    let now = now()
    let previous = file.read(key)
    guard let today = DayDate.today(now), isDue(previous, at: time, now) else { return .notDue }
    let content = try await read(today)
    let reported = try await file.change(key) { record -> Digest? in
      // Another process may have been faster.
      guard isDue(record, at: time, now), let digest = Digest(content, on: today, after: record) else { return nil }
      record.add(digest)
      return digest
    }
    guard let reported else { return .nothingNew }
    do {
      try await show(reported)
    } catch {
      _ = try? await file.change(key) { $0 = previous }
      throw error
    }
    return .reported(reported)
  }

  private func isDue(_ record: DigestRecord, at time: ReminderTime?, _ now: Date) -> Bool {
    time.map { record.isDue(at: now, $0) } ?? true
  }

  /// Postpones the latest digest; see ``DigestRecord/postpone(at:_:in:)``.
  public func postpone(_ time: ReminderTime) async throws {
    _ = try await file.change(key) { [now] in $0.postpone(at: now(), time) }
  }

  /// Marks the episode or film that the latest notification named as watched, unless it has been watched meanwhile.
  ///
  /// - Parameter offer: The ID of the digest's entry. Any program can send one, so only that of the latest is accepted.
  /// - Returns: Whether it was marked.
  public func markWatched(_ offer: String, in library: Library) async throws -> Bool {
    guard let found = file.read(key).offer, found.id == offer else { return false }
    let date = PartialDate(now())
    let (isNew, _) = try await library.write(by: key.profile) { batch in
      if found.part != .whole { return try !batch.watch(found.title, new: [found.part], on: date).isEmpty }
      guard try batch.plays(of: found.title.key).isEmpty else { return false }
      return try batch.mark(found.title, .whole, on: date) != nil
    }
    _ = try? await file.change(key) { $0.takeOffer(offer) }
    return isNew
  }

  /// Returns those reminders that a digest showed on an earlier day, and that can be removed.
  public func finished(_ reminders: [Reminder]) -> [Reminder] {
    guard let today = DayDate.today(now()) else { return [] }
    let record = file.read(key)
    return reminders.filter { record.hasFinished($0, on: today) }
  }
}
