import Foundation
import Library
import TMDB

/// Noting episodes. Each is one write, which is undone as one; how it went, the library tells.
extension SeriesWatching {
  private var library: LibraryModel { plays.library }

  /// Notes that an episode was watched, or that it was not.
  ///
  /// - Parameter onFailure: called where it is not so.
  public func set(_ episode: EpisodeCard, isWatched: Bool, onFailure: @escaping @MainActor () -> Void = {}) {
    isWatched ? watch([episode.part], onlyNew: false, onFailure: onFailure) : forget(episode.part, onFailure: onFailure)
  }

  /// Notes all that have been shown up to an episode, of earlier seasons too, as far as they were not watched before. Specials stand
  /// apart: of those, up to this one.
  public func watch(upTo episode: EpisodeCard, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { library, facts in
      let (season, number) = (episode.season.number, episode.number)
      let earlier = season > 0 ? facts.seasons.keys.filter { (1..<season).contains($0) }.sorted() : []
      let parts = earlier.flatMap { Self.parts(of: $0, facts.seasons[$0] ?? 0) } + Self.parts(of: season, number)
      return await library.watch(facts.title, new: parts)
    }
  }

  /// Notes episodes.
  ///
  /// - Parameter onlyNew: leaves out what was watched before.
  public func watch(_ parts: [TitlePart], onlyNew: Bool = true, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { library, facts in
      if parts.count == 1, !onlyNew { return await library.watch(facts.title, parts[0]) }
      return await library.watch(facts.title, new: parts)
    }
  }

  /// Notes every episode that has been shown, as far as they were not watched before.
  public func watchAll() {
    act({}) { library, facts in
      let seasons = facts.seasons.filter { $0.key > 0 }.sorted { $0.key < $1.key }
      let parts = seasons.flatMap { Self.parts(of: $0.key, $0.value) }
      if parts.isEmpty { return await library.watch(facts.title) }
      return await library.watch(facts.title, new: parts)
    }
  }

  /// What is to be remembered of the series; says so where that cannot be asked for.
  public func title() async -> TitleReference? {
    do throws(TMDBError) {
      return try await loadFacts().title
    } catch {
      library.onNews(.seriesUnknown)
      return nil
    }
  }

  /// Takes an episode out of the history. Where its season or the whole series was noted at once, the rest of that stays.
  private func forget(_ part: TitlePart, onFailure: @escaping @MainActor () -> Void) {
    act(onFailure) { [plays] library, facts in
      let covering = plays.all.filter { $0.part.stands(for: part) }
      return await library.perform("\(PlayWords.name(facts.title, part)) is not watched any more.") {
        library, profile async throws(LibraryError) in
        try await library.write(by: profile) { batch in
          for play in covering {
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
        library.onNews(.seriesUnknown)
      }
      onFailure()
    }
  }
}

extension SeriesWatching {
  nonisolated private static func parts(of season: Int, _ count: Int) -> [TitlePart] {
    (1...max(count, 1)).prefix(max(count, 0)).map { .episode(season: season, number: $0) }
  }

  /// The episodes that something stands for that was noted at once.
  nonisolated private static func parts(of part: TitlePart, _ seasons: [Int: Int]) -> [TitlePart] {
    switch part {
    case .episode: []
    case .season(let season): parts(of: season, seasons[season] ?? 0)
    case .whole: seasons.filter { $0.key > 0 }.flatMap { parts(of: $0.key, $0.value) }
    }
  }
}

extension LibraryModel {
  /// Notes those of some episodes that were not watched before.
  ///
  /// - Returns: whether it is so now.
  @discardableResult
  func watch(_ title: TitleReference, new parts: [TitlePart]) async -> Bool {
    let date = PartialDate(Date())
    return await perform("\(PlayWords.name(title, .whole)): episodes were marked as watched.") {
      library, profile async throws(LibraryError) in
      try await library.write(by: profile) { batch in
        let known = try batch.plays(of: title.key).map(\.part)
        // What was noted at once needs no episodes of its own.
        let news = parts.filter { part in !known.contains { $0.stands(for: part) } }
        _ = try batch.watch(title, news, on: date)
      }.action
    }
  }
}

extension LibraryModel.News {
  fileprivate static let seriesUnknown = LibraryModel.News(
    kind: .failed, words: "The series is not saved, and cannot be asked for: nothing was noted.")
}

extension TitlePart {
  fileprivate func stands(for part: TitlePart) -> Bool {
    switch self {
    case .whole: (part.season ?? 0) > 0
    case .season(let season): season == part.season
    case .episode: self == part
    }
  }
}

extension EpisodeCard {
  /// What the library knows it by.
  public var part: TitlePart { .episode(season: season.number, number: number) }
}
