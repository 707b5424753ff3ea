import Foundation
import Library
import LibraryFormats
import Localization
import TitleIdentity
import Tracking

/// A profile's data in formats for other apps: tables for spreadsheets, or files for Letterboxd's import.
///
/// The journal isn't such an export. It's complete, and the library writes it itself.
public struct LibraryExport: Sendable {
  /// The contents of the files by name.
  public let files: [String: [UInt8]]
  /// Sentences that describe data that was changed or omitted.
  public let notices: [String]

  /// Returns ratings, history and lists, each in a separate table.
  public static func tables(_ library: Library, of profile: ProfileID) async throws(LibraryError) -> LibraryExport {
    try await library.verify()
    let lists = try await listItems(library, of: profile)
    return LibraryExport(
      files: [
        "ratings.csv": TableExport.ratings(try await ratings(library, of: profile)),
        "history.csv": TableExport.history(try await plays(library, of: profile)),
        "lists.csv": TableExport.lists(lists),
      ], notices: [])
  }

  /// Returns films with their ratings, plays and notes, in as many files as Letterboxd's import needs.
  public static func letterboxd(_ library: Library, of profile: ProfileID) async throws(LibraryError) -> LibraryExport {
    try await library.verify()
    var reviews: [ExportedTitle: String] = [:]
    for note in try await library.notes(of: profile).reversed() where note.profile == profile && note.recipient == nil {
      let title = ExportedTitle(note.title)
      reviews[title] = [reviews[title], note.text].compactMap(\.self).joined(separator: "\n\n")
    }
    let export = LetterboxdExport(
      ratings: try await ratings(library, of: profile), plays: try await plays(library, of: profile),
      reviews: reviews)
    let names = export.files.indices.map { export.files.count == 1 ? "letterboxd.csv" : "letterboxd-\($0 + 1).csv" }
    var notices: [String] = []
    if export.rounded > 0 {
      notices.append(
        tr(
          one: "Letterboxd only supports whole ratings from 1 to 10: {count} rating rounded up.",
          other: "Letterboxd only supports whole ratings from 1 to 10: {count} ratings rounded up.",
          count: export.rounded))
    }
    if export.omittedShowEntries > 0 {
      notices.append(
        tr(
          one: "Letterboxd only has films: {count} rating or viewing of series skipped.",
          other: "Letterboxd only has films: {count} ratings and viewings of series skipped.",
          count: export.omittedShowEntries))
    }
    return LibraryExport(
      files: Dictionary(uniqueKeysWithValues: zip(names, export.files)),
      notices: notices)
  }

  /// Returns whether a file name belongs to such an export, so that a new export may remove the file.
  public static func isPart(_ name: String) -> Bool {
    name.wholeMatch(of: #/(ratings|history|lists|letterboxd(-[1-9]\d{0,5})?)\.csv/#) != nil
  }
}

extension LibraryExport {
  private static func ratings(
    _ library: Library, of profile: ProfileID
  ) async throws(LibraryError) -> [ExportedRating] {
    // These tables have no column for a season's rating.
    try await library.ratings(by: profile).filter { $0.part.season == nil || $0.part.episode != nil }.map {
      ExportedRating(
        title: ExportedTitle($0.title), episode: ExportedEpisode($0.part), score: $0.score, date: $0.date)
    }
  }

  private static func plays(
    _ library: Library, of profile: ProfileID
  ) async throws(LibraryError) -> [ExportedPlay] {
    struct Seen: Hashable {
      let title: TitleReference.Key
      let part: TitlePart
    }
    var seen: Set<Seen> = []
    let plays = try await library.history(of: profile, limit: .max)
    // Oldest first: every later play of the same title is a rewatch.
    return plays.reversed().map { play in
      ExportedPlay(
        title: ExportedTitle(play.title), episode: ExportedEpisode(play.part), date: play.date,
        isRewatch: !seen.insert(Seen(title: play.title.key, part: play.part)).inserted)
    }
  }

  private static func listItems(
    _ library: Library, of profile: ProfileID
  ) async throws(LibraryError) -> [ExportedListItem] {
    var exported: [ExportedListItem] = []
    for list in try await library.lists(of: profile) {
      for (index, item) in try await library.items(of: list.id).enumerated() {
        exported.append(
          ExportedListItem(
            list: list.untranslatedName, position: index + 1, title: item.title.map { ExportedTitle($0) },
            note: item.text.isEmpty ? nil : item.text, isDone: item.doneDate != nil, added: item.date))
      }
    }
    return exported
  }
}

extension ExportedEpisode {
  fileprivate init?(_ part: TitlePart) {
    guard let season = part.season, let number = part.episode else { return nil }
    self.init(season: season, number: number)
  }
}
