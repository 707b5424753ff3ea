import Foundation
import GRDB
import SQLiteFiles

/// Backups.
extension Library {
  /// Makes today's backup unless it exists, and removes backups older than two weeks.
  ///
  /// Before the backup, the checksums of all events are verified. Afterwards the backup is read to its end. If either
  /// check finds damage, the library is restored.
  ///
  /// - Returns: Whether a new backup was made.
  @discardableResult
  public func backUp() async throws(LibraryError) -> Bool {
    if let reason = readOnlyReason { throw reason }
    let (folder, now) = (BackupFolder(file.opener.folder), environment.now())
    let zone = environment.zone()
    let (today, first) = (day(now, zone), day(now.addingTimeInterval(-backupAge), zone))
    let backup = folder.backup(on: today)
    if folder.all.contains(backup) { return false }
    try await verify()
    let isIntact = try await file.withDatabase { database in
      do {
        _ = try folder.write(backup, from: database)
        folder.trim(before: first)
        return true
      } catch  where indicatesDamage(error) {
        return false
      }
    }
    if !isIntact { try await file.restore(because: DamagedRow()) }
    return isIntact
  }

  /// The dates of the backups, newest first.
  public var backups: [PartialDate] { BackupFolder(file.opener.folder).all.map(\.date) }

  /// Rebuilds all projections from the journal.
  ///
  /// The result should equal the current state. Use this if it ever doesn't.
  public func rebuild() async throws(LibraryError) {
    try await file.write { try Projector($0).rebuild() }
  }
}

private func day(_ date: Date, _ zone: TimeZone) -> PartialDate {
  let known = PartialDate(date, in: zone).components
  guard let year = known.year, let month = known.month, let day = known.day else { return .unknown }
  return .day(year: year, month: month, day: day)
}

/// The age, in seconds, after which backups are removed: fourteen days.
private let backupAge: TimeInterval = 14 * 86_400
