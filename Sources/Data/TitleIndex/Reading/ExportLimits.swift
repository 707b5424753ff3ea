/// The limits on an export: far above TMDB's exports, and low enough to protect the device.
struct ExportLimits: Sendable {
  /// The maximum unpacked size in bytes. TMDB's largest export, of people, has about 350 MB.
  var decompressedBytes = 4 << 30
  /// The maximum compression ratio. Exports compress to about a quarter; gzip can reach 1,000 to 1.
  var ratio = 100
  /// The number of unpacked bytes after which the ratio is checked.
  var bytesBeforeRatio = 16 << 20
  /// The maximum length of a line in bytes. TMDB's longest line has fewer than 2,000.
  var lineBytes = 65_536
  /// The number of bad lines that is always accepted. Large exports may have up to one in a hundred.
  var badLines = 100
  /// The maximum number of titles. The largest export, of people, has five million.
  var titles = 12_000_000
  /// The maximum size of all titles in bytes, because they are sorted in memory.
  var titleBytes = 512 << 20
}
