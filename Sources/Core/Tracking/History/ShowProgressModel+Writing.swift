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

  /// Marks an episode as watched or unwatched. Its row shows the result.
  ///
  /// - Parameter onFailure: Called if the change fails.
  public func set(_ episode: EpisodeCard, isWatched: Bool, onFailure: @escaping @MainActor () -> Void = {}) {
    isWatched ? watch(episode.part, onFailure: onFailure) : forget(episode.part, onFailure: onFailure)
  }

  /// Undoes a change that an episode's row shows.
  func undo(_ change: LibraryModel.ShownChange, of episode: EpisodeCard) {
    let place = LibraryModel.Place(title: plays.key, part: episode.part, isWatched: !change.isWatched)
    library.begin { [library] in await library.undo(change.action, shownAt: place) }
  }

  /// Marks all aired episodes up to an episode as watched, including earlier seasons, except those already watched.
  /// Specials are separate: a special marks only itself and earlier specials.
  public func watch(upTo episode: EpisodeCard, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { [self] library, title async throws(TMDBError) in
      let episodes = try await loadGuide().airedEpisodes(upTo: episode.season.number, episode.number, on: today)
      return await library.watch(
        title, new: episodes.map(\.part),
        tr("Episodes up to {episode} marked as watched", ["episode": episode.numberText]))
    }
  }

  /// Marks an episode as watched now, even if it was watched before. Its row or card shows the result.
  public func watch(_ episode: TitlePart, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { library, title in await library.watch(title, episode, isShown: true) }
  }

  /// Marks episodes of a season as watched, except those already watched.
  ///
  /// - Parameter parts: Episodes that have aired.
  public func watch(_ parts: [TitlePart], ofSeason season: SeasonID) {
    act({}) { library, title in
      await library.watch(title, new: parts, PlayText.marked(season.title))
    }
  }

  /// Marks all aired episodes as watched, except those already watched. A series for which TMDB has no episodes is
  /// marked as a whole.
  public func watchAll() {
    act({}) { [self] library, title async throws(TMDBError) in
      let guide = try await loadGuide()
      do throws(MarkingError) {
        switch try guide.marking(.whole, on: today) {
        case .play: return await library.watch(title)
        case .episodes(let parts):
          return await library.watch(title, new: parts, PlayText.marked(PlayText.name(title, .whole)))
        }
      } catch {
        library.onNotice(LibraryModel.Notice(kind: .failed, text: error.localizedDescription))
        return true
      }
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
      let matchingPlays = countedPlays.filter { $0.part.covers(part) }
      let guide = matchingPlays.contains { $0.part != part } ? try await loadGuide() : EpisodeGuide()
      let today = today
      let place = LibraryModel.Place(title: title.key, part: part, isWatched: false)
      let text = tr("{title} marked as not watched", ["title": PlayText.name(title, part)])
      return await library.perform(text, shownAt: place) { batch in
        try batch.remove(part, of: title, from: matchingPlays, guide, on: today)
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
  /// - Parameter text: A sentence that describes the change.
  /// - Returns: `true` unless the write failed.
  @discardableResult
  func watch(_ title: TitleReference, new parts: [TitlePart], _ text: String) async -> Bool {
    let date = PartialDate(Date())
    return await perform(text) { try $0.watch(title, new: parts, on: date) }
  }
}

extension LibraryModel.Notice {
  fileprivate static let seriesUnknown = LibraryModel.Notice(
    kind: .failed,
    text: tr("Matinee couldn’t load the series to mark episodes as watched. Check your connection and try again."))
}

extension EpisodeCard {
  /// The part of the series by which the library identifies the episode.
  public var part: TitlePart { .episode(season: season.number, number: number) }
}
