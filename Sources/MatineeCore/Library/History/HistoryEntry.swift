import Library

/// Something that was watched, ready to be shown in the history.
public struct HistoryEntry: Identifiable, Hashable, Sendable {
  public let play: Play
  public let name: String
  /// Which part, when, and whose title it is where it is another source's: "S1 E3 · Nov 21, 2026".
  public let detail: String
  /// What stands above the first of a month: "November 2026"; `nil` for all others.
  public let heading: String?
  /// What leads to its page; `nil` for a title of another source, where its number means another title.
  public let title: TitleSummary?

  public var id: EventID { play.id }

  init(_ play: Play, heading: String?, source: TitleSource, format: PageFormat) {
    self.play = play
    self.heading = heading
    name = play.title.name
    let isHere = play.title.source == source
    let other = isHere ? nil : play.title.source == .sample ? "in the sample catalogue" : "in another catalogue"
    detail = [PlayWords.part(play.part), format.texts.when(play.date), format.texts.clock(play.date), other]
      .compactMap(\.self).joined(separator: " · ")
    title = isHere ? TitleSummary(play.title, format: format) : nil
  }
}

extension HistoryEntry {
  /// The season that an episode is of; `nil` for what is no part of a series, and for a title of another source.
  public var season: SeasonID? {
    guard title != nil, let season = play.part.season else { return nil }
    return SeasonID(series: play.title.number, number: season)
  }

  /// Under the headings of their months, in the order of the plays.
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
    guard let year = known.year else { return "Date Unknown" }
    return known.month.map { texts.month($0, of: year) } ?? "\(year), Month Unknown"
  }
}
