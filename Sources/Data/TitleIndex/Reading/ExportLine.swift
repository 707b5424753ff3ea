import TitleIdentity

/// A title in a line of an export.
struct ExportLine: Equatable, Sendable {
  var kind: MediaKind
  /// TMDB's ID, which is unique within the kind.
  var id: Int32
  var title: String
  var popularity: Double
}

/// The result of parsing a line of an export.
enum ParsedExportLine: Equatable, Sendable {
  case title(ExportLine)
  /// A valid line that the index skips: it has no title or is marked as adult.
  case skipped
  /// Not a line of an export of movies, shows or people.
  case bad
}
