import Catalogue
import Containment
import Foundation
import Library
import Localization
import Planning
import ScreenFoundation
import TitleIdentity

/// A card of the Home tab.
package nonisolated enum HomeItem: Identifiable, Hashable, Sendable {
  /// The next episode of a series.
  case episode(NextEpisode)
  case title(TitleCard)

  package var id: String {
    switch self {
    case .episode(let episode): "episode/\(episode.id)"
    case .title(let card): "title/\(card.id)"
    }
  }
}

nonisolated extension HomeItem: Cardable {
  package var cardTitle: String {
    switch self {
    case .episode(let episode): episode.show.title
    case .title(let card): card.cardTitle
    }
  }

  package var cardDetail: String {
    switch self {
    case .episode(let episode):
      tr(
        "{episode} · {watched} of {total} watched",
        ["episode": episode.number, "watched": "\(episode.watched)", "total": "\(episode.total)"])
    case .title(let card): card.cardDetail
    }
  }

  package var cardImage: URL? {
    switch self {
    case .episode(let episode): episode.show.backdrop ?? episode.show.poster
    case .title(let card): card.cardImage
    }
  }

  package var cardDescription: String {
    switch self {
    case .episode: "\(cardTitle), \(cardDetail)"
    case .title(let card): card.cardDescription
    }
  }

  /// `nil` for an episode, whose card has its own button.
  package var badgeSubject: TitleSubject? { if case .title(let card) = self { card.badgeSubject } else { nil } }
}

extension HomeItem: PageEntry {
  package var entryName: String { cardTitle }

  package var destination: any Destination {
    switch self {
    case .episode(let episode):
      episode.season.map { SeasonDestination(id: $0, episode: episode.part.episode) } ?? TitleDestination(episode.show)
    case .title(let card): card.destination
    }
  }
}
