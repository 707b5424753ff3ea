/// The effect of the hand-selected lists on a title's sample statistics.
struct Ranking {
  private let popular: [String: Int]
  private let acclaimed: [String: Int]
  private let unrated: Set<String>

  init(_ lists: Lists.Movies) {
    self.init(popular: lists.popular, acclaimed: lists.acclaimed, unrated: lists.unrated)
  }

  init(_ lists: Lists.Shows) {
    self.init(popular: lists.popular, acclaimed: lists.acclaimed, unrated: lists.unrated)
  }

  private init(popular: [String], acclaimed: [String], unrated: [String]) {
    self.popular = Dictionary(popular.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.acclaimed = Dictionary(acclaimed.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.unrated = Set(unrated)
  }

  func statistics(id: Int, key: String, hasNoVotes: Bool) -> TitleStatistics {
    TitleStatistics(
      id: id, rank: popular[key], acclaim: acclaimed[key], isUnrated: hasNoVotes || unrated.contains(key))
  }
}
