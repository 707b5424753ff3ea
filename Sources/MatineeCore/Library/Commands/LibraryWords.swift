import Library

/// What is the user's own, as commands write it.
enum LibraryWords {
  /// As `matinee show` calls it, with the part: `tv/1396 S1 E2`. What TMDB does not number says whose it is.
  static func page(_ title: TitleReference, _ part: TitlePart = .whole) -> String {
    let source = title.source == .tmdb ? "" : " (\(BoundedText.line(title.source.rawValue)))"
    let episode = part.episode.map { " E\($0)" } ?? ""
    return "\(title.key.titleID)" + (part.season.map { " S\($0)" } ?? "") + episode + source
  }

  /// The name and the year.
  static func name(_ title: TitleReference) -> String {
    BoundedText.line(title.name) + (title.year.map { " (\($0))" } ?? "")
  }

  /// As exactly as it is known; a moment by the clocks that it was noted with, to the minute.
  static func date(_ date: PartialDate) -> String {
    guard case .moment = date else { return date.description }
    return String(date.description.prefix(16)).replacing("T", with: " ")
  }

  /// Columns side by side; the last is as long as it is.
  static func table(_ rows: [[String]]) -> String {
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1 ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// A title in the JSON of commands.
struct LibraryTitleObject: Encodable {
  let source: String
  let kind: String
  let id: Int
  let title: String
  let year: Int?
  let season: Int?
  let episode: Int?

  init(_ title: TitleReference, _ part: TitlePart = .whole) {
    source = title.source.rawValue
    kind = title.kind.rawValue
    id = title.number
    self.title = title.name
    year = title.year
    season = part.season
    episode = part.episode
  }
}
