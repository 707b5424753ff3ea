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
  /// An episode that airs, or a film that comes out, on a day.
  case coming(ComingCard)
  case title(TitleCard)

  package var id: String {
    switch self {
    case .episode(let episode): "episode/\(episode.id)"
    case .coming(let card): "coming/\(card.id)"
    case .title(let card): "title/\(card.id)"
    }
  }
}

nonisolated extension HomeItem: Cardable {
  package var cardTitle: String {
    switch self {
    case .episode(let episode): episode.show.title
    case .coming(let card): card.title.title
    case .title(let card): card.cardTitle
    }
  }

  package var cardDetail: String {
    switch self {
    case .episode(let episode): episode.text
    case .coming(let card): [card.day, card.episodes].filter { !$0.isEmpty }.joined(separator: " · ")
    case .title(let card): card.cardDetail
    }
  }

  package var cardImage: URL? {
    switch self {
    case .episode(let episode): episode.picture
    case .coming(let card): card.picture
    case .title(let card): card.cardImage
    }
  }

  package var cardDescription: String {
    switch self {
    case .episode(let episode):
      [cardTitle, cardDetail, episode.freshness?.text, episode.progressText].compactMap(\.self).joined(separator: ", ")
    case .coming: "\(cardTitle), \(cardDetail)"
    case .title(let card): card.cardDescription
    }
  }

  /// `nil` for episodes, whose cards have their own buttons.
  package var badgeSubject: TitleSubject? { if case .title(let card) = self { card.badgeSubject } else { nil } }
}

nonisolated extension NextEpisode {
  var progressText: String {
    tr("{watched} of {total} watched", ["watched": "\(watched)", "total": "\(total)"])
  }
}

nonisolated extension NextEpisode.Freshness {
  var text: String {
    switch self {
    case .tonight: tr("Tonight")
    // Translators: An episode that aired yesterday.
    case .new: tr("New", context: "episode")
    }
  }
}

extension HomeItem: PageEntry {
  package var entryName: String { cardTitle }

  package var destination: any Destination {
    switch self {
    case .episode(let episode): TitleDestination(episode.show, season: episode.part.season)
    case .coming(let card): TitleDestination(card.title, season: card.entry.episodes.first?.season)
    case .title(let card): card.destination
    }
  }
}
