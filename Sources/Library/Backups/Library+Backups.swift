import Foundation
import GRDB
import SQLiteFiles

/// Backups.
extension Library {
  /// Makes today's backup, where there is none yet, and removes those of more than two weeks ago. It is read to its end before it
  /// counts; where that shows that the library is damaged, it is restored.
  ///
  /// - Returns: whether there is a new one.
  @discardableResult
  public func backUp() async throws(LibraryError) -> Bool {
    guard !file.isNewer else { throw .newerVersion }
    let (folder, now) = (BackupFolder(file.opening.folder), environment.now())
    let zone = environment.zone()
    let (today, first) = (day(now, zone), day(now.addingTimeInterval(-backupAge), zone))
    let backup = folder.backup(on: today)
    if folder.all.contains(backup) { return false }
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
