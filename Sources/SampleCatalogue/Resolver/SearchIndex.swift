/// Everything that can be searched, with its names already folded.
struct SearchIndex: Sendable {
  let films: Searchable<Film>
  let series: Searchable<Series>
  let people: Searchable<Person>
  let collections: Searchable<Names.Entry>
  let companies: Searchable<Names.Entry>
  let keywords: Searchable<Names.Entry>

  init(films: [Film], series: [Series], people: [Person], names: Names) {
    self.films = Searchable(films, popularity: \.figures.popularity) { [$0.title, $0.originalTitle] }
    self.series = Searchable(series, popularity: \.figures.popularity) { [$0.name, $0.originalName] }
    self.people = Searchable(people, popularity: \.popularity) { [$0.name] + $0.alsoKnownAs }
    collections = Searchable(names.collections.entries, popularity: { _ in 0 }, names: { [$0.name] })
    companies = Searchable(names.companies.entries, popularity: { _ in 0 }, names: { [$0.name] })
    keywords = Searchable(names.keywords.entries, popularity: { _ in 0 }, names: { [$0.name] })
  }
}

/// Items of one kind, to be found by their names.
struct Searchable<Item: Sendable>: Sendable {
  private let entries: [(item: Item, popularity: Double, names: [SearchName])]

  init(_ items: [Item], popularity: (Item) -> Double, names: (Item) -> [String]) {
    entries = items.map { ($0, popularity($0), names($0).map(SearchName.init)) }
  }

  func ranked(_ query: SearchQuery) -> [(rank: SearchRank, item: Item)] {
    entries.enumerated().compactMap { position, entry -> (rank: SearchRank, item: Item)? in
      guard let tier = entry.names.compactMap({ query.tier(of: $0) }).min() else { return nil }
      return (SearchRank(tier: tier, popularity: entry.popularity, position: position), entry.item)
    }.sorted { $0.rank < $1.rank }
  }

  func matches(_ query: SearchQuery) -> [Item] {
    ranked(query).map(\.item)
  }
}

/// How well an item answers: the better match first, then the more popular, then the earlier in the file.
struct SearchRank: Comparable, Sendable {
  let tier: Int
  let popularity: Double
  let position: Int

  static func < (first: SearchRank, second: SearchRank) -> Bool {
    (first.tier, -first.popularity, first.position) < (second.tier, -second.popularity, second.position)
  }
}
