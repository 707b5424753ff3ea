import Foundation
import Library
import Localization
import TMDB
import TitleIdentity

/// Changes to the watched episodes. Each is one write that can be undone as a whole. The library reports the result
/// through ``LibraryModel/onNotice``.
extension ShowProgressModel {
  private var library: LibraryModel { plays.library }

  /// Marks an episode as watched or unwatched.
  ///
  /// - Parameter onFailure: Called if the change fails.
  public func set(_ episode: EpisodeCard, isWatched: Bool, onFailure: @escaping @MainActor () -> Void = {}) {
    isWatched
      ? watch([episode.part], skippingWatched: false, onFailure: onFailure) : forget(episode.part, onFailure: onFailure)
  }

  /// Marks all aired episodes up to an episode as watched, including earlier seasons, except those already watched.
  /// Specials are separate: a special marks only itself and earlier specials.
  public func watch(upTo episode: EpisodeCard, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { library, facts in
      let (season, number) = (episode.season.number, episode.number)
      let earlier = season > 0 ? facts.seasons.keys.filter { (1..<season).contains($0) }.sorted() : []
      let parts = earlier.flatMap { Self.parts(of: $0, facts.seasons[$0] ?? 0) } + Self.parts(of: season, number)
      return await library.watch(facts.title, new: parts)
    }
  }

  /// Marks episodes as watched.
  ///
  /// - Parameter skippingWatched: Whether to skip episodes that are already watched.
  public func watch(_ parts: [TitlePart], skippingWatched: Bool = true, onFailure: @escaping @MainActor () -> Void = {})
  {
    act(onFailure) { library, facts in
      if parts.count == 1, !skippingWatched { return await library.watch(facts.title, parts[0]) }
      return await library.watch(facts.title, new: parts)
    }
  }

  /// Marks all aired episodes as watched, except those already watched.
  public func watchAll() {
    act({}) { library, facts in
      let seasons = facts.seasons.filter { $0.key > 0 }.sorted { $0.key < $1.key }
      let parts = seasons.flatMap { Self.parts(of: $0.key, $0.value) }
      if parts.isEmpty { return await library.watch(facts.title) }
      return await library.watch(facts.title, new: parts)
    }
  }

  /// Returns a reference to the series for the library; reports an error and returns `nil` if the series can't be
  /// loaded.
  public func title() async -> TitleReference? {
    do throws(TMDBError) {
      return try await loadFacts().title
    } catch {
      library.onNotice(.seriesUnknown)
      return nil
    }
  }

  /// Removes an episode from the history. If a play covers its whole season or series, plays of the other episodes
  /// replace that play.
  private func forget(_ part: TitlePart, onFailure: @escaping @MainActor () -> Void) {
    act(onFailure) { [plays] library, facts in
      let matchingPlays = plays.all.filter { $0.part.covers(for: part) }
      return await library.perform(
        tr("{title} marked as not watched", ["title": PlayText.name(facts.title, part)])
      ) {
        library, profile async throws(LibraryError) in
        try await library.write(by: profile) { batch in
          for play in matchingPlays {
            try batch.removePlay(play.id)
            for rest in Self.parts(of: play.part, facts.seasons) where rest != part {
              try batch.watch(facts.title, part: rest, on: play.date)
            }
          }
        }.action
      }
    }
  }

  func act(
    _ onFailure: @escaping @MainActor () -> Void, _ body: @escaping @MainActor (LibraryModel, Facts) async -> Bool
  ) {
    library.begin { [self, library] in
      do throws(TMDBError) {
        if await body(library, try await loadFacts()) { return }
      } catch {
        library.onNotice(.seriesUnknown)
      }
      onFailure()
    }
  }
}

extension ShowProgressModel {
  nonisolated private static func parts(of season: Int, _ count: Int) -> [TitlePart] {
    (1...max(count, 1)).prefix(max(count, 0)).map { .episode(season: season, number: $0) }
  }

  /// Returns the episodes that a play of a season or a whole series covers.
  nonisolated private static func parts(of part: TitlePart, _ seasons: [Int: Int]) -> [TitlePart] {
    switch part {
    case .episode: []
    case .season(let season): parts(of: season, seasons[season] ?? 0)
    case .whole: seasons.filter { $0.key > 0 }.flatMap { parts(of: $0.key, $0.value) }
    }
  }
}

extension LibraryModel {
  /// Records plays of the episodes that aren't watched yet.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  func watch(_ title: TitleReference, new parts: [TitlePart]) async -> Bool {
    let date = PartialDate(Date())
    return await perform(tr("Episodes of {title} marked as watched", ["title": PlayText.name(title, .whole)])) {
      library, profile async throws(LibraryError) in
      try await library.write(by: profile) { batch in
        let known = try batch.plays(of: title.key).map(\.part)
        // A play of the season or the whole series already covers an episode.
        let unwatched = parts.filter { part in !known.contains { $0.covers(for: part) } }
        _ = try batch.watch(title, unwatched, on: date)
      }.action
    }
  }
}

extension LibraryModel.Notice {
  fileprivate static let seriesUnknown = LibraryModel.Notice(
    kind: .failed,
    text: tr("Matinee couldn’t load the series to mark episodes as watched. Check your connection and try again."))
}

extension TitlePart {
  fileprivate func covers(for part: TitlePart) -> Bool {
    switch self {
    case .whole: (part.season ?? 0) > 0
    case .season(let season): season == part.season
    case .episode: self == part
    }
  }
}

extension EpisodeCard {
  /// The part of the series by which the library identifies the episode.
  public var part: TitlePart { .episode(season: season.number, number: number) }
}
