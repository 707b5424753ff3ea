/// The progress of a title index update.
public struct TitleIndexProgress: Hashable, Sendable {
  /// The bytes of the export files read so far.
  public var bytesRead: Int
  /// The total size of the export files in bytes.
  public var bytes: Int
  /// The titles read so far from all exports.
  public var titlesRead: Int
  /// The titles indexed so far. They become searchable when the update is done.
  public var titlesIndexed: Int
  /// The fraction of the work that is done, from 0 to 1.
  public var fraction: Double
  /// The estimated time left, or `nil` if it is too early for an estimate.
  public var timeLeft: Duration?
}
