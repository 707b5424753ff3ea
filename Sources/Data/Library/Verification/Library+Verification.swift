import Foundation
import GRDB

/// Verification. Each event ends with its own checksum, which detects bit errors. Everything else is derived from the
/// events.
extension Library {
  /// Verifies the library and repairs any damage.
  ///
  /// Events with a wrong checksum are restored from a backup or from the shared folder. Indexes are compared with their
  /// tables, and projections with the events. Those that differ are rebuilt.
  ///
  /// - Returns: A report on the damage; `nil` if there was none. It is also available as ``recovery``.
  @discardableResult
  public func verify() async throws(LibraryError) -> Recovery? { try await verify(comparingRows: true) }

  private func verify(comparingRows: Bool) async throws(LibraryError) -> Recovery? {
    file.lastVerification = environment.now()
    let canRepair = readOnlyReason == nil
    let damage = try await file.read { try LibraryDamage($0, canRepair: canRepair, comparingRows: comparingRows) }
    guard damage.isAny else { return nil }
    let folder = file.opener.folder
    if !canRepair {
      // Reads through a damaged index would silently omit events.
      guard !damage.isInconsistent else { throw LibraryError.unreadable(reason: "an index is damaged") }
      let recovery = try await file.read { JournalRepair($0, damage).report }
      file.report(recovery)
      return recovery
    }
    let recovery: Recovery? = try await file.write { database in
      let damage = try LibraryDamage(database)
      guard damage.isAny else { return nil }
      var repair = JournalRepair(database, damage)
      try repair.repairTable()
      try repair.recoverFromBackups(of: folder)
      try repair.recoverFromSharedFolder()
      return try repair.finish()
    }
    // The file was restored and reported in the meantime.
    guard let recovery else { return file.recovery }
    file.report(recovery)
    return recovery
  }

  /// Verifies events and indexes, unless that was done within the last hour. Statistics use this, because they are
  /// recomputed after each change.
  ///
  /// Comparing projections with the events takes more than half the time of a full verification. Only
  /// backups and exports do that.
  func verifyIfDue() async throws(LibraryError) {
    let age = file.lastVerification.map { environment.now().timeIntervalSince($0) }
    if let age, (0..<3600).contains(age) { return }
    _ = try await verify(comparingRows: false)
  }
}
