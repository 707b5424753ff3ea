import Localization
import TMDB

// Conversion of credits, one per role or job, to cards, one per person. Each list is traversed only once because some
// titles have thousands of credits.

extension PersonCard {
  /// Returns the cast of a film.
  static func cast(_ credits: Credits?, format: PageFormat) -> [PersonCard] {
    var people = PeopleInOrder()
    for member in ordered(credits?.cast ?? [], by: \.order) { people.add(member.person, [member.character]) }
    return people.cards(format)
  }

  /// Returns the cast of a series or season, including guests in single episodes.
  static func cast(_ credits: AggregateCredits?, format: PageFormat) -> [PersonCard] {
    var people = PeopleInOrder()
    for member in ordered(credits?.cast ?? [], by: \.order) {
      let roles = member.roles.sorted { $0.episodeCount > $1.episodeCount }.map(\.character)
      people.add(member.person, roles, episodes: member.totalEpisodeCount)
    }
    return people.cards(format)
  }

  /// Returns the most important members of a film's crew.
  static func crew(_ credits: Credits?, format: PageFormat) -> [PersonCard] {
    crew((credits?.crew ?? []).map { ($0.person, $0.job, 0) }, format: format)
  }

  /// Returns the most important members of a series' crew.
  static func crew(_ credits: AggregateCredits?, format: PageFormat) -> [PersonCard] {
    let jobs = (credits?.crew ?? []).lazy.flatMap { member in
      member.jobs.map { (member.person, $0.job, $0.episodeCount) }
    }
    // Within a job, people with more episodes are first. A long series has many directors of a single episode.
    return crew(jobs.sorted { $0.2 > $1.2 }, format: format)
  }
}

extension KeyCredits {
  /// - Parameter label: Returns the label for a number of people.
  init?(_ people: some Sequence<Person>, label: (Int) -> String) {
    var seen: Set<Person.ID> = []
    self.people = people.filter { $0.isKnown && seen.insert($0.id).inserted }.prefix(Self.maximum).map { person in
      PageLink(id: person.id, name: person.displayName)
    }
    guard !self.people.isEmpty else { return nil }
    self.label = label(self.people.count)
    names = self.people.map(\.name).joined(separator: ", ")
  }

  static func directors(_ credits: Credits?) -> KeyCredits? {
    let directors = (credits?.crew ?? []).lazy.filter { $0.job == "Director" }.map(\.person)
    return KeyCredits(directors) { tr(one: "Director", other: "Directors", count: $0) }
  }

  static func creators(_ creators: [Creator]) -> KeyCredits? {
    KeyCredits(creators.lazy.map(\.person)) { tr(one: "Created by", other: "Created by", count: $0) }
  }

  /// The maximum number of people. Anthology films have dozens of directors.
  private static let maximum = 12
}

extension PersonCard {
  private static func crew(_ credits: [(Person, job: String, episodes: Int)], format: PageFormat) -> [PersonCard] {
    let ranked = credits.compactMap { credit in ranks[credit.job].map { (rank: $0, credit: credit) } }
    var people = PeopleInOrder()
    // The sort is stable, so people of the same rank remain in order.
    for (_, credit) in ranked.sorted(by: { $0.rank < $1.rank }) { people.add(credit.0, [credit.job]) }
    return Array(people.cards(format).prefix(maximumCrew))
  }

  /// Returns the members in TMDB's `order`. Members without one come last.
  private static func ordered<Member>(_ members: [Member], by order: KeyPath<Member, Int?>) -> [Member] {
    members.sorted { ($0[keyPath: order] ?? .max) < ($1[keyPath: order] ?? .max) }
  }

  private static let maximumCrew = 20
  private static let jobs = [
    "Director", "Creator", "Screenplay", "Writer", "Story", "Novel", "Characters", "Author", "Teleplay",
    "Producer", "Executive Producer", "Director of Photography", "Original Music Composer", "Music", "Editor",
    "Production Design", "Costume Design", "Sound Designer", "Visual Effects Supervisor", "Casting",
  ]
  private static let ranks = Dictionary(uniqueKeysWithValues: zip(jobs, jobs.indices))
}

/// People in the order of their first credit, each with all roles.
private struct PeopleInOrder {
  private struct Entry {
    var person: Person
    var roles: [String] = []
    var episodes = 0
  }

  private var entries: [Entry] = []
  private var indices: [Person.ID: Int] = [:]

  mutating func add(_ person: Person, _ roles: [String], episodes: Int = 0) {
    guard person.isKnown else { return }
    let index = indices[person.id] ?? entries.count
    if index == entries.count {
      indices[person.id] = index
      entries.append(Entry(person: person))
    }
    entries[index].episodes = max(entries[index].episodes, episodes)
    if entries[index].person.profilePath == nil { entries[index].person.profilePath = person.profilePath }
    for role in roles where entries[index].roles.count < 12 && !role.isEmpty && !entries[index].roles.contains(role) {
      entries[index].roles.append(role)
    }
  }

  func cards(_ format: PageFormat) -> [PersonCard] {
    entries.map { PersonCard($0.person, roles: $0.roles, episodes: $0.episodes, format: format) }
  }
}
