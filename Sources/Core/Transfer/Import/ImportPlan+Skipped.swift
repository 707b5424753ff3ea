import AppFoundation
import Foundation
import Library
import LibraryFormats
import Localization
import Tracking

extension ImportPlan {
  /// The rows that aren't imported completely: unreadable, ambiguous and unmatched ones.
  public var unimported: [SkippedRow] { Array(unimportedRows) }

  /// The number of rows in ``unimported``.
  public var unimportedCount: Int { result.skipped.count + ambiguousRows.count + missingRows.count }

  /// The rows of ``unimported``, created one at a time because there can be as many as in the file.
  private var unimportedRows: some Sequence<SkippedRow> {
    let ambiguous = ambiguousRows.lazy.map { record in
      let titles = record.candidates.map { "\(LibraryText.page($0.title)) \(LibraryText.name($0.title))" }
      return SkippedRow(
        location: record.record.location, text: record.record.text,
        reason: tr("Possible matches: {titles}.", ["titles": titles.joined(separator: "; ")]))
    }
    let absent = missingRows.lazy.map {
      SkippedRow(location: $0.record.location, text: $0.record.text, reason: $0.reason)
    }
    return [AnySequence(result.skipped), AnySequence(ambiguous), AnySequence(absent)].lazy.joined()
  }

  /// Returns the names of the titles in ``unimported``, or the beginnings of unreadable rows, without duplicates.
  func unimportedNames(limit: Int) -> [String] {
    var seen: Set<String> = []
    let titles = [ambiguousRows.lazy.map(\.record.title.name), missingRows.lazy.map(\.record.title.name)].joined()
    let names = [AnySequence(titles), AnySequence(result.skipped.lazy.map(\.text))].lazy.joined()
      .map { BoundedText.line($0, maximumLength: 60) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return Array(names.prefix(limit))
  }

  /// The ambiguous records without further ones from the same row.
  var ambiguousRows: [AmbiguousRecord] {
    var rows: Set<Int> = []
    return ambiguousRecords.filter { rows.insert($0.record.row).inserted }
  }

  /// The records that can't be applied, without further ones from the same row with the same reason.
  var missingRows: [Missing] {
    var rows: Set<RowReason> = []
    return missing.filter { rows.insert(RowReason(row: $0.record.row, reason: $0.reason)).inserted }
  }

  private struct RowReason: Hashable {
    let row: Int
    let reason: String
  }

  /// Saves ``unimported`` as a table.
  ///
  /// - Returns: The table's URL; `nil` if no rows were skipped.
  @discardableResult
  public func saveUnimported(at url: URL, replaces: Bool = false) async throws(ExportError) -> URL? {
    guard unimportedCount > 0 else { return nil }
    try await AtomicFileWriter(replaces: replaces).write(TableExport.skipped(unimportedRows), to: url)
    return url
  }

  /// Saves ``unimported`` as a table next to the imported file, under a name that isn't in use.
  ///
  /// - Returns: The table's URL; `nil` if no rows were skipped.
  public func saveUnimported(nextTo source: URL) async throws(ExportError) -> URL? {
    guard unimportedCount > 0 else { return nil }
    let table = TableExport.skipped(unimportedRows)
    let folder = source.deletingLastPathComponent()
    let name = source.deletingPathExtension().lastPathComponent
    for number in 1...1_000 {
      let url = folder.appending(path: "\(name)-skipped\(number == 1 ? "" : "-\(number)").csv")
      do throws(ExportError) {
        try await AtomicFileWriter().write(table, to: url)
        return url
      } catch .exists {}
    }
    throw .exists(file: "\(name)-skipped.csv")
  }
}

extension ImportedRecord {
  /// A description of the record. The original row isn't retained.
  fileprivate var text: String {
    let name = title.name + (title.year.map { " (\($0))" } ?? "")
    let ids = [
      title.ids.tmdb.map { "TMDB \($0)" }, title.ids.imdb ?? episode?.ids.imdb, title.ids.tvdb.map { "TVDB \($0)" },
      episode?.ids.tvdb.map { "TVDB \($0)" }, episode?.ids.tmdb.map { "TMDB \($0)" },
    ].compactMap(\.self)
    let part = episode.map { episode in
      [
        episode.season.map { tr("S{season}", ["season": "\($0)"]) },
        episode.number.map { tr("E{episode}", ["episode": "\($0)"]) }, episode.name,
      ].compactMap(\.self).joined(separator: " ")
    }
    let what =
      switch fact {
      case .rated(let score): tr("rated {score}", ["score": "\(score)"])
      case .watched: tr("watched")
      case .watchedEpisodes: tr("watched episodes")
      case .state(.paused): tr("paused")
      case .state(.dropped): tr("dropped")
      case .watchlisted: tr("watchlist")
      case .liked: tr("liked")
      case .listed(let item): tr("list “{list}”", ["list": item.list.name])
      case .reviewed: tr("review")
      }
    let date = self.date == .unknown ? nil : self.date.description
    return ([name, part, what, date] + ids).compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
