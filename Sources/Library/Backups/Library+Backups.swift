import Foundation
import GRDB
import SQLiteFiles

/// Backups.
extension Library {
  /// Makes today's backup unless there is one, and removes those of more than two weeks ago. The checksums of all events are verified
  /// first, and the backup is read to its end before it counts; if either shows damage, the library is restored.
  ///
  /// - Returns: whether there is a new one.
  @discardableResult
  public func backUp() async throws(LibraryError) -> Bool {
    if let reason = readOnlyReason { throw reason }
    let (folder, now) = (BackupFolder(file.opening.folder), environment.now())
    let zone = environment.zone()
    let (today, first) = (day(now, zone), day(now.addingTimeInterval(-backupAge), zone))
    let backup = folder.backup(on: today)
    if folder.all.contains(backup) { return false }
    try await verify()
    let isWhole = try await file.withDatabase { database in
      do {
        _ = try folder.write(backup, from: database)
        folder.trim(before: first)
        return true
      } catch  where isDamage(error) {
        return false
      }
    }
    if !isWhole { try await file.restore(because: DamagedRow()) }
    return isWhole
  }

  /// The days of which there are backups, the latest first.
  public var backups: [PartialDate] { BackupFolder(file.opening.folder).all.map(\.date) }

  /// Makes everything anew that follows from the journal. It is the same as before; if ever it should not be, this is the way out.
  public func rebuild() async throws(LibraryError) {
    try await file.write { try Projector($0).rebuild() }
  }
}

private func day(_ date: Date, _ zone: TimeZone) -> PartialDate {
  let known = PartialDate(date, in: zone).components
  guard let year = known.year, let month = known.month, let day = known.day else { return .unknown }
  return .day(year: year, month: month, day: day)
}

/// In seconds: fourteen days.
private let backupAge: TimeInterval = 14 * 86_400
