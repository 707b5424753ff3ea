import AppFoundation
import ResponseCache
import TMDB

/// The names of episodes.
extension EpisodeGuide {
  /// Returns the name of an episode as one line; `nil` if there is none, or only a placeholder such as "Folge 2".
  public func name(of episode: Episode) -> String? {
    guard let name = episode.name, !name.isEmpty else { return nil }
    if PlaceholderNames.mayContain(episode.number, name),
      let season = seasons.first(where: { $0.number == episode.season })
    {
      var entry = TMDB.Episode(id: 0)
      (entry.episodeNumber, entry.name) = (episode.number, name)
      if PlaceholderNames(season.episodes.map { ($0.number, $0.name ?? "") }).contain(entry) { return nil }
    }
    return BoundedText.line(name)
  }
}
