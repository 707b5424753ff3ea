import Foundation

/// A report on the recovery of a damaged or missing library.
public struct Recovery: Hashable, Sendable {
  /// The reason for a recovery.
  public enum Cause: Hashable, Sendable {
    /// The file couldn't be read. The associated text is for a log.
    case damaged(String)
    /// The file was missing, but there were backups or a write-ahead log.
    case missing
    /// The write-ahead log belonged to another database, or to an older state of this one. The library itself is
    /// unchanged.
    case foreignLog
    /// The library's own write-ahead log was damaged. Some of the later writes may be lost.
    case damagedLog
    /// The checksums of some events were wrong.
    case damagedEvents
    /// Indexes or projections were wrong. They were rebuilt from the events, all of which are intact.
    case damagedTables
  }

  /// The reason for the recovery.
  public var cause: Cause
  /// The new location of the damaged file or log, which Matinee never removes; `nil` if there was none.
  public var setAsideFile: URL?
  /// The date of the newest backup that supplied events; `nil` if none did.
  public var backupDate: PartialDate?
  /// The number of events restored from backups.
  public var eventsFromBackup: Int
  /// The number of additional events read from the damaged file or its log.
  public var eventsFromDamagedFile: Int
  /// The number of events restored from the shared folder.
  public var eventsFromSharedFolder = 0
  /// The number of events known to be damaged, with no intact copy anywhere.
  public var lostEvents = 0
  /// The date of the latest event; `nil` if there are no events.
  public var latestEventDate: PartialDate?

  /// The number of events after the recovery.
  public var events: Int { eventsFromBackup + eventsFromDamagedFile + eventsFromSharedFolder }
}
