import Containment
import GTK
import MatineeCore

/// The episodes of a season, one below the other, with a still each.
enum EpisodesSection {
  static func make(images: any ImageProviding) -> ComposedSection<SeasonPage, [EpisodeCard]> {
    ComposedSection(bottom: 12, items: \.episodes) { episodes in
      [PageHeading.make("Episodes")] + episodes.map { EpisodeView($0, images: images).widget }
    }
  }
}
