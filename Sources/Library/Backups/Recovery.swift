import Foundation

/// What became of a library that was damaged or gone: a plain account.
public struct Recovery: Hashable, Sendable {
  /// Why it had to be restored.
  public enum Cause: Hashable, Sendable {
    /// The file could not be read. The reason is for a log.
    case damaged(String)
    /// There was no file, but there were backups or the file's log.
    case missing
    /// A log lay beside the file that belongs to another database, or to an older state of this one. The library itself is as it was.
    case foreignLog
    /// The library's own log was damaged. What was written after the damage may be lost in part.
    case damagedLog
    /// The checksums of some events were wrong.
    case damagedEvents
    /// Indexes, or rows that follow from the events, were wrong. They were made again from the events, all of which are whole.
    case damagedTables
  }

  /// Why it had to be restored.
  public var cause: Cause
  /// The new place of the damaged file or the log, which nothing removes; `nil` if there was none.
  public var setAside: URL?
  /// The day of the newest backup that was used; `nil` where there was none of use.
  public var backup: PartialDate?
  /// How many events came from backups.
  public var fromBackup: Int
  /// How many more could still be read from the damaged file, or from the log.
  public var fromDamagedFile: Int
  /// How many came from the folder that the user's devices share.
  public var fromSharedFolder = 0
  /// How many events are known to be damaged, and whole nowhere else.
  public var lost = 0
  /// When the last of all events was written; `nil` where there is none.
  public var until: PartialDate?

  /// How many events there are now.
  public var events: Int { fromBackup + fromDamagedFile + fromSharedFolder }
}
