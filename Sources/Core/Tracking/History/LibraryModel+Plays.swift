import AppFoundation
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity

/// Changes to the history. Each can be undone, and returns `true` unless it failed.
extension LibraryModel {
  /// Records a play of a title or a part of it. A title that was watched as a whole leaves the watchlist. Undo reverts
  /// all of this at once.
  ///
  /// - Parameters:
  ///   - date: The date of the play; now if omitted.
  ///   - note: A note on the title; without any text, there is none.
  ///   - isShown: Whether a row or card shows the result, so that it needs no toast.
  @discardableResult
  public func watch(
    _ title: TitleReference, _ part: TitlePart = .whole, on date: PartialDate? = nil, score: Score? = nil,
    note: String = "", isShown: Bool = false
  ) async -> Bool {
    let date = date ?? PartialDate(Date())
    let place = isShown ? Place(title: title.key, part: part, isWatched: true) : nil
    return await write(shownAt: place) { batch in
      guard let (play, wasListed) = try batch.mark(title, part, on: date) else { return nil }
      if let score { try batch.rate(title, part: part, score) }
      if !note.allSatisfy(\.isWhitespace) { try batch.note(note, on: title) }
      return (.done(play), PlayText.marked(PlayText.name(title, part), wasListed: wasListed))
    }
  }

  /// Changes the date of a play.
  @discardableResult
  public func setDate(of play: Play, _ date: PartialDate) async -> Bool {
    await perform(tr("Date of {title} changed", ["title": PlayText.name(play)])) { try $0.setDate(of: play.id, date) }
  }

  /// Removes a play from the history.
  @discardableResult
  public func remove(_ play: Play) async -> Bool {
    await perform(tr("{title} removed from your history", ["title": PlayText.name(play)])) {
      try $0.removePlay(play.id)
    }
  }
}

extension LibraryModel {
  /// Removes several plays of a series from the history.
  @discardableResult
  public func remove(_ plays: [Play]) async -> Bool {
    guard let first = plays.first else { return true }
    guard plays.count > 1 else { return await remove(first) }
    let text = tr(
      one: "{count} episode of {title} removed from your history",
      other: "{count} episodes of {title} removed from your history", count: plays.count,
      ["count": "\(plays.count)", "title": PlayText.name(first.title, .whole)])
    return await perform(text) { batch in for play in plays { try batch.removePlay(play.id) } }
  }
}

extension PartialDate {
  /// Returns yesterday's date in the local calendar; ``unknown`` if the clock is outside the calendar's range.
  public static func yesterday(_ now: Date = Date(), in zone: TimeZone = .current) -> PartialDate {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = calendar.date(byAdding: .day, value: -1, to: now), let day = DayDate.today(date, in: zone) else {
      return .unknown
    }
    return .day(year: day.year, month: day.month, day: day.day)
  }
}

/// The text that describes plays.
public enum PlayText {
  /// Returns "S1 E3", "Season 1", "Specials" or "Special 2"; `nil` for the whole title.
  public static func part(_ part: TitlePart) -> String? {
    switch part {
    case .whole: nil
    case .season(0): tr("Specials")
    case .season(let season): tr("Season {season}", ["season": "\(season)"])
    case .episode(0, let number): tr("Special {episode}", ["episode": "\(number)"])
    case .episode(let season, let number):
      tr("S{season}\u{A0}E{episode}", ["season": "\(season)", "episode": "\(number)"])
    }
  }

  /// Returns the sentence that reports a title or part that was marked as watched.
  ///
  /// - Parameters:
  ///   - name: The name from ``name(_:_:)``.
  ///   - wasListed: Whether the title left the watchlist.
  package static func marked(_ name: String, wasListed: Bool = false) -> String {
    wasListed
      ? tr("{title} marked as watched and removed from your watchlist", ["title": name])
      : tr("{title} marked as watched", ["title": name])
  }

  static func name(_ play: Play) -> String { name(play.title, play.part) }

  /// Returns the name of a title or its part for use in a sentence.
  package static func name(_ title: TitleReference, _ part: TitlePart) -> String {
    let name = BoundedText.line(title.name, maximumLength: 60)
    guard let part = Self.part(part) else { return tr("“{title}”", ["title": name]) }
    // Translators: {part} is a part of a series, such as “Season 2” or “S1 E2”.
    return tr("{part} of “{title}”", ["part": part, "title": name])
  }
}
