import Foundation

// Pages as paragraphs of lines. Names and texts are already free of control characters, which a terminal would obey.

extension TitlePage {
  var paragraphs: [[String]] {
    [
      [heading(title.text, summary.years), originalTitle].compactMap(\.self),
      [line, genres.map(\.name).joined(separator: ", "), rated(rating)].filter { !$0.isEmpty },
      written(tagline) + written(overview),
      keyCredits.map { ["\($0.label): \($0.names)"] } ?? [],
      list("Cast", cast.map { joined($0.name, $0.role, $0.episodes) }),
      list("Crew", crew.map { joined($0.name, $0.role) }),
      list("Seasons", ((seasons?.seasons ?? []) + [seasons?.specials].compactMap(\.self)).map(\.accessibleLabel)),
      [
        seasons?.lastEpisode.map { "Last Episode: \($0.line)" },
        seasons?.nextEpisode.map { "Next Episode: \($0.line)" },
      ]
      .compactMap(\.self),
      list("Videos", videos.map { joined($0.name, $0.detail, $0.webAddress?.absoluteString ?? "") }),
      offers?.lines ?? [],
      list("Collection", [collection?.name].compactMap(\.self)),
      list("Recommendations", recommendations.map(\.line)),
      list("Similar", similar.map(\.line)),
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
      list("Episodes", episodes.map(\.line)),
      list("Cast", cast.map { joined($0.name, $0.role, $0.episodes) }),
      link.map { ["\($0.name): \($0.address.absoluteString)"] } ?? [],
    ]
  }
}

extension PersonPage {
  var paragraphs: [[String]] {
    let life = [
      department.map { "Known For: \($0)" }, born.map { "Born: \($0)" }, died.map { "Died: \($0)" },
      birthplace.map { "Birthplace: \($0)" },
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
      list("Films", films.map(\.line)),
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
      "Where to Watch in \(country) (by \(WatchOffers.attribution))",
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
