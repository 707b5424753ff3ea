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
  public func verify() async throws(LibraryError) -> Recovery? {
    let canRepair = readOnlyReason == nil
    let damage = try await file.read { try LibraryDamage($0, canRepair: canRepair) }
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
}
