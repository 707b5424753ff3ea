/// How much of an export is believed: far above what TMDB publishes, and far below what would hurt.
struct ExportLimits: Sendable {
  /// TMDB's largest export, of people, is about 350 MB when unpacked.
  var unpackedBytes = 4 << 30
  /// Text of this kind shrinks to a fourth; gzip can claim a thousandth.
  var ratio = 100
  /// A ratio means nothing in the first bytes.
  var bytesBeforeRatio = 16 << 20
  /// The longest line that TMDB has published is below 2,000 bytes.
  var lineBytes = 65_536
  /// So many lines may be bad whatever the export's size; in a large one, one in a hundred may.
  var badLines = 100
  /// People, of whom there are most, are five million.
  var titles = 12_000_000
  /// Of all titles together, as all are held in memory while they are put in order.
  var titleBytes = 512 << 20
}
