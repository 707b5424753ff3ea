import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity

/// A row of the history: a play, or several episodes of a series on one day, which can be expanded.
public struct HistoryEntry: Identifiable, Hashable, Sendable {
  public enum ID: Hashable, Sendable {
    case play(EventID)
    case episodes(of: TitleReference.Key, day: String)
  }

  public enum Role: Hashable, Sendable {
    case play
    /// Several episodes of a series on one day, newest first.
    case episodes(isExpanded: Bool)
    /// One of the episodes below an expanded row.
    case episode
  }

  public let id: ID
  /// The play; of several episodes, the one watched last.
  public let play: Play
  /// The plays of the row, newest first.
  public let plays: [Play]
  public internal(set) var role: Role
  /// The title's name.
  public let name: String
  /// The part and its name, or else the year, as far as they are known, and the title's source if it isn't the current
  /// one: "S1 E3 · Winter".
  public let detail: String
  /// The time; empty if it is unknown.
  public let time: String
  /// Whether the user has watched the same title or part before.
  public let isRewatch: Bool
  /// The heading above the first entry of a day: "Yesterday", "March 2026"; `nil` for all others.
  public let heading: String?
  /// The title, for opening its page; `nil` for a title from another source, because the current source uses its ID for
  /// a different title.
  public let title: TitleSummary?
}

extension HistoryEntry {
  /// The season that was watched, in whole or in part; `nil` for other plays and for a title of another source.
  public var season: SeasonID? {
    guard title != nil, let season = play.part.season else { return nil }
    return SeasonID(show: play.title.number, number: season)
  }

  /// Whether the row shows several plays.
  public var isFolded: Bool { plays.count > 1 }
}

/// A row with the rows that it reveals when it is expanded.
struct FoldedHistoryEntry: Hashable, Sendable {
  var entry: HistoryEntry
  var episodes: [HistoryEntry] = []

  /// Returns the visible rows.
  func rows(expanded: Set<HistoryEntry.ID>) -> [HistoryEntry] {
    guard !episodes.isEmpty else { return [entry] }
    let isExpanded = expanded.contains(entry.id)
    var entry = entry
    entry.role = .episodes(isExpanded: isExpanded)
    return [entry] + (isExpanded ? episodes : [])
  }
}

/// The values that all entries of a history are formatted with.
struct HistoryFormat: Sendable {
  let source: TitleSource
  let page: PageFormat
  /// The names of episodes, as far as they are known.
  var names: [SeasonID: [Int: String]] = [:]

  /// Returns entries in the order of the plays, with a heading above the first one of each day. Several episodes of a
  /// series on one day are one entry, in the place of the one watched last.
  @concurrent
  func entries(_ plays: [HistoryPage.Entry]) async -> [FoldedHistoryEntry] {
    let folded = Dictionary(grouping: plays) { foldedID(of: $0.play) }
    var last: String?
    var seen: Set<HistoryEntry.ID> = []
    return plays.compactMap { play in
      let id = foldedID(of: play.play)
      let group = id.flatMap { folded[$0] } ?? []
      if let id, group.count > 1, !seen.insert(id).inserted { return nil }
      let day = heading(of: play.play.date)
      defer { last = day }
      let heading = day == last ? nil : day
      guard let id, group.count > 1 else { return FoldedHistoryEntry(entry: entry(play, heading: heading)) }
      return FoldedHistoryEntry(
        entry: entry(id, group, heading: heading), episodes: group.map { entry($0, role: .episode) })
    }
  }
}

extension HistoryFormat {
  private var texts: TitleTexts { page.texts }

  /// Returns the ID of the row into which a play folds with others; `nil` if it doesn't.
  private func foldedID(of play: Play) -> HistoryEntry.ID? {
    guard play.part.episode != nil, let day = day(of: play.date) else { return nil }
    return .episodes(of: play.title.key, day: "\(day)")
  }

  private func day(of date: PartialDate) -> DayDate? {
    let known = date.components
    guard let year = known.year, let month = known.month, let day = known.day else { return nil }
    return DayDate(year: year, month: month, day: day)
  }

  private func heading(of date: PartialDate) -> String {
    if let day = day(of: date) { return texts.pastDay(day, today: page.today) }
    let known = date.components
    guard let year = known.year else { return tr("Date Unknown") }
    return known.month.map { texts.month($0, of: year) } ?? tr("{year}, Month Unknown", ["year": "\(year)"])
  }

  private func entry(
    _ play: HistoryPage.Entry, heading: String? = nil, role: HistoryEntry.Role = .play
  ) -> HistoryEntry {
    let (part, other) = (PlayText.part(play.play.part), otherSource(play.play.title))
    return HistoryEntry(
      id: .play(play.play.id), play: play.play, plays: [play.play], role: role, name: play.play.title.name,
      detail: [part ?? play.play.title.year.map(String.init), episodeName(of: play.play), other].compactMap(\.self)
        .joined(separator: " · "),
      time: texts.clock(play.play.date) ?? "", isRewatch: play.isRewatch, heading: heading,
      title: summary(play.play.title))
  }

  /// Returns the entry of several episodes, newest first.
  private func entry(_ id: HistoryEntry.ID, _ plays: [HistoryPage.Entry], heading: String?) -> HistoryEntry {
    let play = plays[0].play
    let count = tr(
      one: "{count} episode", other: "{count} episodes", count: plays.count, ["count": texts.count(plays.count)])
    let numbers = plays.map(\.play.part).sorted {
      ($0.season ?? 0, $0.episode ?? 0) < ($1.season ?? 0, $1.episode ?? 0)
    }
    let detail = [PlayText.range(numbers), count, otherSource(play.title)].compactMap(\.self)
    return HistoryEntry(
      id: id, play: play, plays: plays.map(\.play), role: .episodes(isExpanded: false), name: play.title.name,
      detail: detail.joined(separator: " · "), time: texts.clock(play.date) ?? "",
      isRewatch: plays.allSatisfy(\.isRewatch), heading: heading, title: summary(play.title))
  }

  private func episodeName(of play: Play) -> String? {
    guard play.title.source == source, let season = play.part.season, let episode = play.part.episode else {
      return nil
    }
    return names[SeasonID(show: play.title.number, number: season)]?[episode]
  }

  private func summary(_ title: TitleReference) -> TitleSummary? {
    title.source == source ? TitleSummary(title, format: page) : nil
  }

  private func otherSource(_ title: TitleReference) -> String? {
    if title.source == source { return nil }
    return title.source == .sample ? tr("in the sample catalogue") : tr("in another catalogue")
  }
}

extension PlayText {
  /// Returns "S1 E2 – S1 E5" for several episodes in order; `nil` if there are none.
  static func range(_ parts: [TitlePart]) -> String? {
    guard let first = parts.first, let last = parts.last, let start = part(first), let end = part(last) else {
      return nil
    }
    return first == last ? start : tr("{first} – {last}", ["first": start, "last": end])
  }
}
