/// The limits of merges, which keep each transaction short and refuse files that can't be journals.
///
/// Other writers wait while a transaction runs. A new event takes about 50 µs in a release build, and ten times that on
/// a slow disk or processor. So 250 events take 12 to 125 ms, half of the 250 ms that a writer may wait.
enum MergeLimits {
  /// The maximum number of lines in a transaction.
  static let lines = 250
  /// The number of bytes after which a transaction gets no further lines. It matters only for very long lines.
  static let bytes = 1 << 20
  /// The maximum number of rows in a transaction that only records whether events are shared, which takes a tenth of
  /// the time.
  static let marks = 2_000
  /// The maximum size of a journal in bytes. A household that adds 100 events a day for 50 years writes half of this.
  static let fileSize: Int64 = 1 << 30
}
