import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// A change of the history by `matinee watch`.
public struct WatchChange: Sendable {
  public let title: TitleReference
  public let part: TitlePart
  private let guides: EpisodeGuides

  /// - Parameter guides: The episode guides of the title's source.
  public init(_ title: TitleReference, _ part: TitlePart, _ guides: EpisodeGuides) {
    self.title = title
    self.part = part
    self.guides = guides
  }

  /// The result of a change.
  public struct Outcome: Equatable, Sendable {
    /// The ID for undo; `nil` if nothing changed.
    public let action: EventID?
    /// A sentence for the user.
    public let text: String
  }

  /// Marks the title or part as watched, as the app does: an episode or a film always gets a play, of a series or a
  /// season only those aired episodes that aren't watched yet.
  ///
  /// - Throws: ``TMDBError`` if the episode guide isn't available, with ``TMDBError/notFound`` for a season or episode
  ///   that it doesn't list; an error with a message if nothing of the part has aired; ``LibraryError``.
  @concurrent
  public func mark(
    on date: PartialDate, in library: Library, by profile: ProfileID, today: DayDate? = .today()
  ) async throws -> Outcome {
    switch try await marking(on: today) {
    case .play(let part):
      let (wasListed, action) = try await library.write(by: profile) { [title] batch in
        try batch.mark(title, part, on: date)?.wasListed ?? false
      }
      return Outcome(action: action, text: PlayText.marked(name, wasListed: wasListed))
    case .episodes(let parts):
      let (count, action) = try await library.write(by: profile) { [title] batch in
        try batch.watch(title, new: parts, on: date).count
      }
      let text =
        count == 0
        ? tr("You’ve already watched all aired episodes of {title}.", ["title": name])
        : tr(
          one: "{count} episode of {title} marked as watched", other: "{count} episodes of {title} marked as watched",
          count: count, ["title": name])
      return Outcome(action: action, text: text)
    }
  }

  /// Removes all plays of the title or part. Plays of a series' specials remain, unless the part is season 0. Of a play
  /// that covers more than the part, plays of the other aired episodes remain.
  ///
  /// - Throws: ``TMDBError`` if the plays of other episodes have to be split, but the episode guide isn't available;
  ///   ``LibraryError``.
  @concurrent
  public func remove(
    from library: Library, by profile: ProfileID, today: DayDate? = .today()
  ) async throws -> Outcome {
    let plays = try await library.plays(of: title.key, by: profile).filter {
      $0.part.covers(part) || part.covers($0.part)
    }
    guard !plays.isEmpty else {
      return Outcome(action: nil, text: tr("{title} isn’t in your history.", ["title": name]))
    }
    let mustSplit = plays.contains { !part.covers($0.part) }
    let guide = mustSplit ? try await guides.guide(of: title.number) : EpisodeGuide()
    let (_, action) = try await library.write(by: profile) { [title, part] batch in
      try batch.remove(part, of: title, from: plays, guide, on: today)
    }
    let text = tr(
      one: "{count} viewing of {title} removed from your history",
      other: "{count} viewings of {title} removed from your history", count: plays.count, ["title": name])
    return Outcome(action: action, text: text)
  }

  private var name: String { PlayText.name(title, part) }

  private func marking(on today: DayDate?) async throws -> Marking {
    guard title.kind == .show else { return .play(part) }
    let guide =
      if let season = part.season {
        try await guides.guide(of: title.number, season: season)
      } else {
        try await guides.guide(of: title.number)
      }
    do throws(MarkingError) {
      return try guide.marking(part, on: today)
    } catch {
      if error == .unknown { throw TMDBError.notFound }
      throw error
    }
  }
}
