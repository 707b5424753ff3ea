import Catalogue
import Foundation
import Library
import Localization
import ResponseCache
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
    act(onFailure) { [self] library, title async throws(TMDBError) in
      let episodes = try await loadGuide().airedEpisodes(upTo: episode.season.number, episode.number, on: today)
      return await library.watch(title, new: episodes.map(\.part))
    }
  }

  /// Marks episodes as watched.
  ///
  /// - Parameters:
  ///   - parts: Episodes that have aired.
  ///   - skippingWatched: Whether to skip episodes that are already watched.
  public func watch(_ parts: [TitlePart], skippingWatched: Bool = true, onFailure: @escaping @MainActor () -> Void = {})
  {
    act(onFailure) { library, title in
      if parts.count == 1, !skippingWatched { return await library.watch(title, parts[0]) }
      return await library.watch(title, new: parts)
    }
  }

  /// Marks all aired episodes as watched, except those already watched. A series for which TMDB has no episodes is
  /// marked as a whole.
  public func watchAll() {
    act({}) { [self] library, title async throws(TMDBError) in
      let guide = try await loadGuide()
      if guide.isEmpty { return await library.watch(title) }
      let episodes = guide.airedEpisodes(in: .whole, on: today)
      if episodes.isEmpty { library.onNotice(.notAired) }
      return await library.watch(title, new: episodes.map(\.part))
    }
  }

  /// Returns a reference to the series for the library; reports an error and returns `nil` if the series can't be
  /// loaded.
  public func title() async -> TitleReference? {
    do throws(TMDBError) {
      return try await loadTitle()
    } catch {
      library.onNotice(.seriesUnknown)
      return nil
    }
  }

  /// Removes an episode from the history. If a play covers its whole season or series, plays of the other episodes
  /// replace that play.
  private func forget(_ part: TitlePart, onFailure: @escaping @MainActor () -> Void) {
    act(onFailure) { [self] library, title async throws(TMDBError) in
      let matchingPlays = plays.all.filter { $0.part.covers(for: part) }
      let guide = matchingPlays.contains { $0.part != part } ? try await loadGuide() : EpisodeGuide()
      let today = today
      return await library.perform(tr("{title} marked as not watched", ["title": PlayText.name(title, part)])) {
        batch in
        for play in matchingPlays {
          try batch.removePlay(play.id)
          guard play.part != part else { continue }
          for rest in guide.airedEpisodes(in: play.part, on: today) where rest.part != part {
            try batch.watch(title, part: rest.part, on: play.date)
          }
        }
      }
    }
  }

  /// Performs a change with the reference to the series. Reports an error if it can't be loaded.
  func act(
    _ onFailure: @escaping @MainActor () -> Void,
    _ body: @escaping @MainActor (LibraryModel, TitleReference) async throws(TMDBError) -> Bool
  ) {
    library.begin { [self, library] in
      do throws(TMDBError) {
        if try await body(library, try await loadTitle()) { return }
      } catch {
        library.onNotice(.seriesUnknown)
      }
      onFailure()
    }
  }
}

extension LibraryModel {
  /// Marks a film as watched now. For a series of the same source, marks all aired episodes that weren't watched
  /// before.
  public func markWatched(_ title: TitleReference, _ pages: PageClient, _ guides: EpisodeGuides) {
    if title.kind == .show, title.source == source {
      ShowProgressModel(of: title.number, in: self, pages, guides).watchAll()
    } else {
      begin { [self] in await watch(title) }
    }
  }

  /// Records plays of the episodes that aren't watched yet.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  func watch(_ title: TitleReference, new parts: [TitlePart]) async -> Bool {
    let date = PartialDate(Date())
    return await perform(tr("Episodes of {title} marked as watched", ["title": PlayText.name(title, .whole)])) {
      batch in
      let known = try batch.plays(of: title.key).map(\.part)
      // A play of the season or the whole series already covers an episode.
      let unwatched = parts.filter { part in !known.contains { $0.covers(for: part) } }
      _ = try batch.watch(title, unwatched, on: date)
    }
  }
}

extension LibraryModel.Notice {
  fileprivate static let seriesUnknown = LibraryModel.Notice(
    kind: .failed,
    text: tr("Matinee couldn’t load the series to mark episodes as watched. Check your connection and try again."))

  fileprivate static let notAired = LibraryModel.Notice(
    kind: .failed, text: tr("No episodes of this series have aired yet."))
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
