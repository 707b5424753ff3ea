import Catalogue
import Library

/// Ratings of seasons and episodes. The library stores the series with each rating so that it can show the rating.
extension ShowProgressModel {
  /// Returns the user's rating of an episode. Observable.
  public func score(of episode: EpisodeCard) -> Score? { plays.library.score(of: plays.id, episode.part) }

  /// Rates an episode or removes its rating. The library reports the result through ``LibraryModel/onNotice``.
  ///
  /// - Parameters:
  ///   - score: The rating; `nil` removes it.
  ///   - onFailure: Called if the change fails.
  public func rate(_ episode: EpisodeCard, _ score: Score?, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { library, title in await library.rate(title, part: episode.part, score) }
  }

  /// Returns the user's rating of a season. Observable.
  public func score(ofSeason season: Int) -> Score? { plays.library.score(of: plays.id, .season(season)) }

  /// Rates a season or removes its rating. The library reports the result through ``LibraryModel/onNotice``.
  ///
  /// - Parameters:
  ///   - score: The rating; `nil` removes it.
  ///   - onFailure: Called if the change fails.
  public func rate(season: Int, _ score: Score?, onFailure: @escaping @MainActor () -> Void) {
    act(onFailure) { library, title in await library.rate(title, part: .season(season), score) }
  }
}
