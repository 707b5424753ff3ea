import AppFoundation
import Catalogue
import Foundation
import Localization

// Pages as paragraphs of lines. Names and texts are already free of control characters, which a terminal would obey.

extension TitlePage {
  var paragraphs: [[String]] {
    [
      [heading(title.text, summary.years), originalTitle].compactMap(\.self),
      [line, genres.map(\.name).joined(separator: ", "), rated(rating)].filter { !$0.isEmpty },
      written(tagline) + written(overview),
      keyCredits.map { ["\($0.label): \($0.names)"] } ?? [],
      list(tr("Cast"), cast.map { joined($0.name, $0.role, $0.episodes) }),
      list(tr("Crew"), crew.map { joined($0.name, $0.role) }),
      list(tr("Seasons"), ((seasons?.seasons ?? []) + [seasons?.specials].compactMap(\.self)).map(\.accessibleLabel)),
      [
        seasons?.lastEpisode.map { tr("Last Episode: {episode}", ["episode": $0.line]) },
        seasons?.nextEpisode.map { tr("Next Episode: {episode}", ["episode": $0.line]) },
      ]
      .compactMap(\.self),
      list(tr("Videos"), videos.map { joined($0.name, $0.detail, $0.webAddress?.absoluteString ?? "") }),
      offers?.lines ?? [],
      list(tr("Collection"), [collection?.name].compactMap(\.self)),
      list(tr("Recommendations"), recommendations.map(\.line)),
      list(tr("Similar"), similar.map(\.line)),
      factsWithKeywords.map { "\($0.label): \($0.value)" },
      links.map { "\($0.name): \($0.address.absoluteString)" },
    ]
  }
}

extension SeasonPage {
  var paragraphs: [[String]] {
    [
      [name.text, line].filter { !$0.isEmpty },
      written(overview),
      list(tr("Episodes"), episodes.map(\.line)),
      list(tr("Cast"), cast.map { joined($0.name, $0.role, $0.episodes) }),
      link.map { ["\($0.name): \($0.address.absoluteString)"] } ?? [],
    ]
  }
}

extension PersonPage {
  var paragraphs: [[String]] {
    let life = [
      department.map { tr("Known For: {department}", ["department": $0]) },
      born.map { tr("Born: {date}", ["date": $0]) },
      died.map { tr("Died: {date}", ["date": $0]) },
      birthplace.map { tr("Birthplace: {place}", ["place": $0]) },
    ]
    let works = filmography.map { group in
      list(group.title, group.entries.map { joined($0.year, $0.title, $0.role, $0.episodes) })
    }
    return [[name] + life.compactMap(\.self), written(biography)] + works + [
      links.map { "\($0.name): \($0.address.absoluteString)" }
    ]
  }
}

extension CollectionPage {
  var paragraphs: [[String]] {
    [
      [name.text, line].filter { !$0.isEmpty },
      written(overview),
      list(tr("Films"), films.map(\.line)),
      link.map { ["\($0.name): \($0.address.absoluteString)"] } ?? [],
    ]
  }
}

extension EpisodeCard {
  fileprivate var line: String {
    joined(numberText, name, airDate ?? "", notice ?? "", rating?.score == nil ? "" : rating?.value ?? "")
  }
}

extension TitleCard {
  fileprivate var line: String { heading(title, year) + " – \(id)" }
}

extension WatchOffers {
  fileprivate var lines: [String] {
    list(
      tr("Where to Watch in {country} (by {source})", ["country": country, "source": WatchOffers.attribution]),
      groups.map { "\($0.title): \($0.providers.map(\.name).joined(separator: ", "))" })
  }
}

private func heading(_ title: String, _ years: String?) -> String {
  years.map { $0.isEmpty ? title : "\(title) (\($0))" } ?? title
}

private func rated(_ rating: RatingText) -> String {
  [rating.value, rating.votes].compactMap(\.self).joined(separator: " · ")
}

/// Returns the text as a paragraph. The language precedes a text that isn't in the user's language.
private func written(_ text: TextChoice?) -> [String] {
  text.map { text in [text.substitute.map { "(\($0)) \(text.text)" } ?? text.text] } ?? []
}

private func list(_ title: String, _ lines: [String]) -> [String] {
  lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
}

private func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " – ") }
