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
  /// A title on the watchlist.
  case listed(WatchlistTitle)

  package var id: String {
    switch self {
    case .episode(let episode): "episode/\(episode.id)"
    case .coming(let card): "coming/\(card.id)"
    case .title(let card): "title/\(card.id)"
    case .listed(let title): "title/\(title.id)"
    }
  }
}

nonisolated extension HomeItem: Cardable {
  package var cardTitle: String {
    switch self {
    case .episode(let episode): episode.show.title
    case .coming(let card): card.title.title
    case .title(let card): card.cardTitle
    case .listed(let title): title.card.cardTitle
    }
  }

  package var cardDetail: String {
    switch self {
    case .episode(let episode): episode.text
    case .coming(let card): [card.day, card.episodes].filter { !$0.isEmpty }.joined(separator: " · ")
    case .title(let card): card.cardDetail
    case .listed(let title): title.availability ?? title.card.cardDetail
    }
  }

  package var cardImage: URL? {
    switch self {
    case .episode(let episode): episode.picture
    case .coming(let card): card.picture
    case .title(let card): card.cardImage
    case .listed(let title): title.card.cardImage
    }
  }

  package var cardDescription: String {
    switch self {
    case .episode(let episode):
      [cardTitle, cardDetail, episode.freshness?.text, episode.progressText].compactMap(\.self).joined(separator: ", ")
    case .coming: "\(cardTitle), \(cardDetail)"
    case .title(let card): card.cardDescription
    case .listed(let title):
      [title.card.cardDescription, title.availability].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// `nil` for episodes, whose cards have their own buttons.
  package var badgeSubject: TitleSubject? {
    switch self {
    case .episode, .coming: nil
    case .title(let card): card.badgeSubject
    case .listed(let title): title.card.badgeSubject
    }
  }
}

nonisolated extension NextEpisode {
  var progressText: String {
    tr("{watched} of {total} watched", ["watched": "\(watched)", "total": "\(total)"])
  }

  /// The watched part of the aired episodes, from 0 to 1.
  var fraction: Double { total > 0 ? Double(watched) / Double(total) : 0 }
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
    case .listed(let title): title.card.destination
    }
  }
}
