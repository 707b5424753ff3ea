import Dispatch
import Foundation
import GRDB
import SQLiteFiles

/// Backups.
extension Library {
  /// Makes today's backup unless it exists, and removes backups older than two weeks.
  ///
  /// The backup is copied between writes, and read to its end while writes continue. If it is damaged, the library is
  /// verified and repaired, and if that doesn't help, restored. Once a week, the library and its earlier backups are
  /// verified first; damaged backups are renamed.
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
    if folder.isCheckDue(at: now) { try await checkAll(folder, now) }
    for isRepaired in [false, true] {
      let copy = try await file.withDatabase { database in
        do {
          return try folder.copy(of: database, for: backup) as BackupFolder.Copy?
        } catch  where indicatesDamage(error) {
          return nil
        }
      }
      // After a repair, only events that no file has an intact line of are still damaged.
      if let copy, try await isIntact(copy, checkingLines: !isRepaired) {
        try await onBackupQueue { try folder.place(copy, as: backup, removingBefore: first) }
        return true
      }
      if !isRepaired { try await verify() }
    }
    try await file.restore(because: DamagedRow())
    return false
  }

  private func checkAll(_ folder: BackupFolder, _ now: Date) async throws(LibraryError) {
    try await verify()
    try await onBackupQueue { try folder.checkAll(at: now) }
  }

  private func isIntact(_ copy: BackupFolder.Copy, checkingLines: Bool) async throws(LibraryError) -> Bool {
    try await onBackupQueue {
      do {
        try copy.check(lines: checkingLines)
        return true
      } catch  where indicatesDamage(error) {
        return false
      }
    }
  }

  /// Runs a closure that reads whole files, so that neither writes nor reads wait for it.
  private func onBackupQueue<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws(LibraryError) -> Value {
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async { continuation.resume(returning: Result(catching: body)) }
    }
    do { return try result.get() } catch { throw LibraryError(writing: error) }
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
