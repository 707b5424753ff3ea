import TitleIndex

/// What an update of a title index is at.
public enum TitleIndexStep: Hashable, Sendable {
  /// Downloading the export of a kind.
  case downloading(TitleKind, Download)
  /// Reading exports, and making the index.
  case indexing(TitleIndexProgress)

  public struct Download: Hashable, Sendable {
    /// How much is there, in bytes.
    public var bytes: Int
    /// How large the export is.
    public var total: Int
    /// At this pace; nil until there is one.
    public var timeLeft: Duration?

    public init(bytes: Int, total: Int, timeLeft: Duration? = nil) {
      self.bytes = bytes
      self.total = total
      self.timeLeft = timeLeft
    }
  }
}
