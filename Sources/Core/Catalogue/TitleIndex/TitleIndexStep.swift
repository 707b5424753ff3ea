import Localization
import TitleIdentity
import TitleIndex

/// The current step of a title index's update.
public enum TitleIndexStep: Hashable, Sendable {
  /// The export of a kind is being downloaded.
  case downloading(MediaKind, Download)
  /// The names of a kind's most popular titles are being downloaded: the number of pages, and the total.
  case naming(MediaKind, Int, of: Int)
  /// The exports are being read and indexed.
  case indexing(TitleIndexProgress)

  public struct Download: Hashable, Sendable {
    /// The number of downloaded bytes.
    public var bytes: Int
    /// The size of the export, in bytes.
    public var total: Int
    /// The estimated remaining time, or `nil` if it isn't known yet.
    public var timeLeft: Duration?

    public init(bytes: Int, total: Int, timeLeft: Duration? = nil) {
      self.bytes = bytes
      self.total = total
      self.timeLeft = timeLeft
    }
  }
}

extension TitleIndexStep {
  /// Returns the remaining time, rounded up so that it doesn't reach zero too early.
  package static func timeLeft(_ duration: Duration) -> String? {
    let seconds = (duration / .seconds(1)).rounded(.up)
    guard seconds >= 1, seconds < 360_000 else { return nil }
    return seconds < 90
      ? tr("{seconds} s left", ["seconds": "\(Int(seconds))"])
      : tr("{minutes} min left", ["minutes": "\(Int((seconds / 60).rounded(.up)))"])
  }
}
