/// All searchable entries with their folded names.
struct SearchIndex: Sendable {
  let movies: Searchable<SampleMovie>
  let shows: Searchable<SampleShow>
  let people: Searchable<Person>
  let collections: Searchable<Names.Entry>
  let companies: Searchable<Names.Entry>
  let keywords: Searchable<Names.Entry>

  init(movies: [SampleMovie], shows: [SampleShow], people: [Person], names: Names) {
    self.movies = Searchable(movies, popularity: \.statistics.popularity) { [$0.title, $0.originalTitle] }
    self.shows = Searchable(shows, popularity: \.statistics.popularity) { [$0.name, $0.originalName] }
    self.people = Searchable(people, popularity: \.popularity) { [$0.name] + $0.alsoKnownAs }
    collections = Searchable(names.collections.entries, popularity: { _ in 0 }, names: { [$0.name] })
    companies = Searchable(names.companies.entries, popularity: { _ in 0 }, names: { [$0.name] })
    keywords = Searchable(names.keywords.entries, popularity: { _ in 0 }, names: { [$0.name] })
  }
}

/// Entries of one kind that can be searched by name.
struct Searchable<Item: Sendable>: Sendable {
  private let entries: [(item: Item, popularity: Double, names: [SearchName])]
  /// All words of the names in sorted order, each with the indices of its entries.
  private let words: [(word: String, places: [Int])]

  init(_ items: [Item], popularity: (Item) -> Double, names: (Item) -> [String]) {
    entries = items.map { ($0, popularity($0), names($0).map(SearchName.init)) }
    var places: [String: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for word in Set(entry.names.flatMap(\.words)) { places[word, default: []].append(place) }
    }
    words = places.sorted { $0.key < $1.key }.map { (word: $0.key, places: $0.value) }
  }

  func ranked(_ query: SearchQuery) -> [(rank: SearchRank, item: Item)] {
    candidates(query).compactMap { position -> (rank: SearchRank, item: Item)? in
      let entry = entries[position]
      guard let tier = entry.names.compactMap({ query.tier(of: $0) }).min() else { return nil }
      return (SearchRank(tier: tier, popularity: entry.popularity, position: position), entry.item)
    }.sorted { $0.rank < $1.rank }
  }

  /// Returns the entries that can match: those with the first word of the query, as a prefix if it is the only one.
  private func candidates(_ query: SearchQuery) -> [Int] {
    guard let (word, isWhole) = query.needed else { return Array(entries.indices) }
    let first = words.partitioningIndex { $0.word >= word }
    let found = words[first...].prefix { isWhole ? $0.word == word : $0.word.hasPrefix(word) }
    return Set(found.flatMap(\.places)).sorted()
  }

  func matches(_ query: SearchQuery) -> [Item] {
    ranked(query).map(\.item)
  }
}

/// The rank of a search result: by match quality, then popularity, then position in the file.
struct SearchRank: Comparable, Sendable {
  let tier: Int
  let popularity: Double
  let position: Int

  static func < (first: SearchRank, second: SearchRank) -> Bool {
    (first.tier, -first.popularity, first.position) < (second.tier, -second.popularity, second.position)
  }
}

extension Array {
  /// Returns the index of the first element that meets the condition. All elements after it must meet it too.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
