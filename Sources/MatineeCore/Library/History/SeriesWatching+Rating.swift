import Library

/// Rating episodes. The series is remembered with each, so that it can be shown.
extension SeriesWatching {
  /// What the user gave to an episode; to be followed by observation.
  public func score(of episode: EpisodeCard) -> Score? { plays.library.score(of: plays.id, episode.part) }

  /// Gives a score to an episode, or takes it away; how that went, the library tells.
  ///
  /// - Parameter onFailure: called where it is not so.
  public func rate(_ episode: EpisodeCard, _ score: Score?, onFailure: @escaping @MainActor () -> Void = {}) {
    act(onFailure) { library, facts in await library.rate(facts.title, part: episode.part, score) }
  }
}
