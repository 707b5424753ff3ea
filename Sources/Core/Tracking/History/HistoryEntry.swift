import AppFoundation
import Catalogue
import Library
import Localization

/// A play, ready to be shown in the history.
public struct HistoryEntry: Identifiable, Hashable, Sendable {
  public let play: Play
  public let name: String
  /// The part, the date, the time if known, and the title's source if it isn't the current one: "S1 E3 · Nov 21, 2026".
  public let detail: String
  /// The heading above the first entry of a month: "November 2026"; `nil` for all others.
  public let heading: String?
  /// The title, for opening its page; `nil` for a title from another source, because the current source uses its ID for
  /// a different title.
  public let title: TitleSummary?

  public var id: EventID { play.id }

  init(_ play: Play, heading: String?, source: TitleSource, format: PageFormat) {
    self.play = play
    self.heading = heading
    name = play.title.name
    let isCurrentSource = play.title.source == source
    let other =
      isCurrentSource ? nil : play.title.source == .sample ? tr("in the sample catalogue") : tr("in another catalogue")
    detail = [PlayText.part(play.part), format.texts.when(play.date), format.texts.clock(play.date), other]
      .compactMap(\.self).joined(separator: " · ")
    title = isCurrentSource ? TitleSummary(play.title, format: format) : nil
  }
}

extension HistoryEntry {
  /// The season that was watched, in whole or in part; `nil` for other plays and for a title of another source.
  public var season: SeasonID? {
    guard title != nil, let season = play.part.season else { return nil }
    return SeasonID(show: play.title.number, number: season)
  }

  /// Returns entries in the order of the plays, with a heading above the first one of each month.
  @concurrent
  static func entries(_ plays: [Play], source: TitleSource, format: PageFormat) async -> [HistoryEntry] {
    var last: String?
    return plays.map { play in
      let heading = heading(of: play.date, texts: format.texts)
      defer { last = heading }
      return HistoryEntry(play, heading: heading == last ? nil : heading, source: source, format: format)
    }
  }

  private static func heading(of date: PartialDate, texts: TitleTexts) -> String {
    let known = date.components
    guard let year = known.year else { return tr("Date Unknown") }
    return known.month.map { texts.month($0, of: year) } ?? tr("{year}, Month Unknown", ["year": "\(year)"])
  }
}
