/// One title, as a line of an export has it.
struct ExportLine: Equatable, Sendable {
  var kind: TitleKind
  /// TMDB's id, which is one of its kind only.
  var id: Int32
  var title: String
  var popularity: Double
}

/// What a line of an export comes to.
enum ExportLineReading: Equatable, Sendable {
  case title(ExportLine)
  /// Nothing is wrong with it, and nobody would look for it: it has no title, or is for adults only.
  case leftOut
  /// It is no line of an export of films, series or people.
  case bad
}
