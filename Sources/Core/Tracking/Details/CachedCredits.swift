import AppFoundation
import Library

/// The credits in a cached page. They tolerate missing and malformed entries.
struct CachedCredits: Decodable {
  struct Person: Decodable {
    let id: Int
    let name: String
    let order: Int?
    let job: String?
  }

  struct People: Decodable {
    let all: [Person]

    init(from decoder: any Decoder) throws {
      var (list, people) = (try decoder.unkeyedContainer(), [Person]())
      while !list.isAtEnd {
        if let person = try list.decode(Entry.self).person { people.append(person) }
      }
      all = people
    }
  }

  /// A person, unless the entry is malformed.
  private struct Entry: Decodable {
    let person: Person?

    init(from decoder: any Decoder) throws { person = try? Person(from: decoder) }
  }

  let cast: [Person]
  let crew: [Person]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    cast = (try? values.decode(People.self, forKey: .cast))?.all ?? []
    crew = (try? values.decode(People.self, forKey: .crew))?.all ?? []
  }

  private enum Key: String, CodingKey { case cast, crew }
}

extension TitleDetails.People {
  /// Creates the first actors by billing order, and the directors of a film or the creators of a series.
  init(_ credits: CachedCredits, creators: CachedCredits.People?) {
    let cast = credits.cast.enumerated().sorted {
      ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset)
    }
    self.init(
      actors: Self.people(cast.map(\.element)),
      directors: Self.people(creators?.all ?? credits.crew.filter { $0.job == "Director" }))
  }

  private static func people(_ credits: [CachedCredits.Person]) -> [TitleDetails.Person] {
    var seen: Set<Int> = []
    let named = credits.map { TitleDetails.Person(id: $0.id, name: BoundedText.line($0.name, maximumLength: 80)) }
    return named.filter { $0.id > 0 && !$0.name.isEmpty && seen.insert($0.id).inserted }.prefix(maximumCount).map(
      \.self)
  }

  private static let maximumCount = 15
}
