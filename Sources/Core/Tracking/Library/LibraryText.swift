import AppFoundation
import Library
import TitleIdentity

/// The text with which commands describe the library's contents.
package enum LibraryText {
  /// Returns a title and its part as `matinee show` names them, such as `tv/1396 S1 E2`. Titles that aren't from TMDB
  /// include their source.
  package static func page(_ title: TitleReference, _ part: TitlePart = .whole) -> String {
    let source = title.source == .tmdb ? "" : " (\(BoundedText.line(title.source.rawValue)))"
    let episode = part.episode.map { " E\($0)" } ?? ""
    return "\(title.key.titleID)" + (part.season.map { " S\($0)" } ?? "") + episode + source
  }

  /// Returns the name and the year.
  package static func name(_ title: TitleReference) -> String {
    BoundedText.line(title.name) + (title.year.map { " (\($0))" } ?? "")
  }

  /// Returns a date as precisely as it's known. A moment is given to the minute, in the time zone in which it was
  /// recorded.
  package static func date(_ date: PartialDate) -> String {
    guard case .moment = date else { return date.description }
    return String(date.description.prefix(16)).replacing("T", with: " ")
  }

  /// Returns rows with aligned columns. The last column isn't padded.
  package static func table(_ rows: [[String]]) -> String {
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

/// A title in the JSON output of commands.
package struct LibraryTitleObject: Encodable {
  let source: String
  let kind: String
  let id: Int
  let title: String
  let year: Int?
  let season: Int?
  let episode: Int?

  package init(_ title: TitleReference, _ part: TitlePart = .whole) {
    source = title.source.rawValue
    kind = title.kind.rawValue
    id = title.number
    self.title = title.name
    year = title.year
    season = part.season
    episode = part.episode
  }
}
