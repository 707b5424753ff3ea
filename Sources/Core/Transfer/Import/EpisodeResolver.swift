import Catalogue
import Library
import LibraryFormats
import Localization
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// Determines which episodes of a series a record is about.
///
/// An episode's own IDs come first, because apps number seasons and episodes differently. Numbers count only if TMDB
/// lists them.
package struct EpisodeResolver: Sendable {
  /// The episodes of the matched titles.
  package struct Found: Sendable {
    package var guides: [Int: EpisodeGuide] = [:]
    package var names: [SeasonID: [MatchedName: Int]] = [:]
  }

  /// A title and its parts. A record of several plays has several.
  package struct Resolved: Hashable, Sendable {
    let title: TitleReference
    package let parts: [TitlePart]
  }

  /// A sentence that explains why there are no such episodes.
  package struct Problem: Error, Hashable {
    package let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
  }

  private let today: DayDate?
  private var found = Found()
  private var byID: [ImportedIDs: MatchedTitle] = [:]

  package init(today: DayDate?) { self.today = today }

  package mutating func add(_ other: Found) {
    found.guides.merge(other.guides) { $1 }
    found.names.merge(other.names) { $1 }
  }

  package mutating func add(_ title: MatchedTitle?, for ids: ImportedIDs) { byID[ids] = title }

  /// Returns the episode with a record's IDs from IMDb or TVDB.
  func episode(of record: ImportedRecord) -> MatchedTitle? { record.episode?.lookupIDs.flatMap { byID[$0] } }

  /// Returns the parts that a record is about.
  ///
  /// - Parameter match: The record's title.
  package func resolve(_ record: ImportedRecord, as match: MatchedTitle) throws(Problem) -> Resolved {
    let title = match.title
    if let part = match.part { return Resolved(title: title, parts: [part]) }
    if let found = episode(of: record), let part = found.part {
      guard title.kind == .movie || found.title.key == title.key else {
        throw Problem(tr("The ID of this episode belongs to “{title}”.", ["title": found.title.name]))
      }
      return Resolved(title: found.title, parts: [part])
    }
    let parts =
      title.kind == .movie
      ? try Self.partsOfFilm(record) : try partsOfSeries(record, found.guides[title.number], title.number)
    return Resolved(title: title, parts: parts)
  }
}

extension EpisodeResolver {
  /// Returns the parts of a film that another app lists as a series.
  private static func partsOfFilm(_ record: ImportedRecord) throws(Problem) -> [TitlePart] {
    switch record.fact {
    case .state: throw Problem(tr("TMDB lists this title as a film. You can only pause or drop a series."))
    case .watchedEpisodes(.some, _): throw Problem(tr("TMDB lists this title as a film, so it has no episodes."))
    case .rated where record.episode != nil:
      throw Problem(tr("TMDB lists this title as a film, so it has no episodes."))
    default: return [.whole]
    }
  }

  private func partsOfSeries(
    _ record: ImportedRecord, _ guide: EpisodeGuide?, _ series: Int
  ) throws(Problem) -> [TitlePart] {
    if case .watchedEpisodes(let end, let count) = record.fact {
      let part =
        try record.episode.map { episode throws(Problem) in try self.season(episode, in: guide).part } ?? .whole
      let parts = try airedEpisodes(in: part, before: end, on: record.date, guide)
      guard parts.count <= count ?? .max else {
        throw Problem(
          tr(
            "The export counts {count} watched episodes, but TMDB lists {total}.",
            ["count": "\(count ?? 0)", "total": "\(parts.count)"]))
      }
      return parts
    }
    guard let episode = record.episode else { return [.whole] }
    if let id = episode.ids.tmdb, let known = guide?.episode(withID: id) { return [known.part] }
    let season = try self.season(episode, in: guide)
    if let number = episode.number {
      guard season.episodes.contains(where: { $0.number == number }) else {
        throw Problem(
          tr(
            "TMDB doesn’t list season {season}, episode {episode} of this series.",
            ["episode": "\(number)", "season": "\(season.number)"]))
      }
      return [.episode(season: season.number, number: number)]
    }
    if let name = episode.name {
      let names = found.names[SeasonID(show: series, number: season.number)]
      guard let number = names?[MatchedName(name)] else { throw Problem(Self.unknownEpisode) }
      return [.episode(season: season.number, number: number)]
    }
    if case .watched = record.fact { throw Problem(Self.unknownEpisode) }
    guard episode.ids.isEmpty else { throw Problem(Self.unknownEpisode) }
    return [season.part]
  }

  private func airedEpisodes(
    in part: TitlePart, before end: TitlePart?, on date: PartialDate, _ guide: EpisodeGuide?
  ) throws(Problem) -> [TitlePart] {
    // A series that was finished years ago may have had further episodes since.
    let last = end == nil ? [date.day, today].compactMap(\.self).min() : today
    var episodes = guide?.airedEpisodes(in: part, on: last) ?? []
    if let end, let season = end.season, let number = end.episode {
      guard guide?.episode(number, of: season) != nil else {
        throw Problem(
          tr(
            "TMDB doesn’t list season {season}, episode {episode} of this series.",
            ["episode": "\(number)", "season": "\(season)"]))
      }
      episodes = episodes.filter { ($0.season, $0.number) < (season, number) }
      guard !episodes.isEmpty else { throw Problem(tr("No episodes come before the next one.")) }
    }
    guard !episodes.isEmpty else { throw Problem(tr("TMDB lists no matching episodes that have aired.")) }
    return episodes.map(\.part)
  }

  /// Returns a record's season, by its ID or else by its number.
  private func season(_ episode: ImportedEpisode, in guide: EpisodeGuide?) throws(Problem) -> EpisodeGuide.Season {
    if let id = episode.seasonID, let season = guide?.seasons.first(where: { $0.id == id }) { return season }
    guard let number = episode.season else { throw Problem(Self.unknownEpisode) }
    guard let season = guide?.season(number) else {
      throw Problem(tr("TMDB doesn’t list season {season} of this series.", ["season": "\(number)"]))
    }
    return season
  }

  private static var unknownEpisode: String { tr("Matinee can’t tell which episode this is.") }
}

extension PartialDate {
  /// The day; `nil` if it is unknown.
  fileprivate var day: DayDate? {
    guard let year = components.year, let month = components.month, let day = components.day else { return nil }
    return DayDate(year: year, month: month, day: day)
  }
}

extension EpisodeGuide {
  /// Returns a season; `nil` if TMDB doesn't list it.
  func season(_ number: Int) -> Season? { seasons.first { $0.number == number } }

  /// Returns the episode with an ID on TMDB.
  func episode(withID id: Int) -> Episode? {
    for season in seasons {
      if let episode = season.episodes.first(where: { $0.id == id }) { return episode }
    }
    return nil
  }
}

extension EpisodeGuide.Season {
  var part: TitlePart { .season(number) }
}
