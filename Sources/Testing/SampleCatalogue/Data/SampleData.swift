import Foundation

/// The catalogue's files, each read on first use. A list of films, for example, reads no people or episodes.
final class SampleData: Sendable {
  let films: Lazily<Shelf<Film>>
  let series: Lazily<Shelf<Series>>
  let people: Lazily<Shelf<Person>>
  let names: Lazily<Names>
  let lists: Lazily<Lists>
  let credits: Lazily<CreditIndex>
  let tables: Lazily<Tables>
  let ages: Lazily<Ages>
  let ageOrder: Lazily<Ages.Order>
  let services: Lazily<Services>
  let videos: Lazily<Videos>
  let reviews: Lazily<Reviews>
  let translations: Lazily<Translations>
  let searchable: Lazily<SearchIndex>
  private let folder: URL

  init(folder: URL) {
    self.folder = folder
    let lists = Lazily { () throws(Refusal) in try Self.read(Lists.self, "lists", in: folder) }
    let films = Lazily { () throws(Refusal) in
      let choice = Ranking(try lists().movie)
      var all = try Self.read([Film].self, "films", in: folder)
      for index in all.indices {
        all[index].figures = choice.figures(
          id: all[index].id, key: all[index].key, hasNoVotes: all[index].voteCount == 0)
      }
      return Shelf(all, id: \.id, key: \.key)
    }
    let series = Lazily { () throws(Refusal) in
      let choice = Ranking(try lists().tv)
      var all = try Self.read([Series].self, "series", in: folder)
      for index in all.indices {
        all[index].figures = choice.figures(id: all[index].id, key: all[index].key, hasNoVotes: false)
      }
      return Shelf(all, id: \.id, key: \.key)
    }
    let people = Lazily { () throws(Refusal) in
      Shelf(try Self.read([Person].self, "people", in: folder), id: \.id, key: \.name)
    }
    let names = Lazily { () throws(Refusal) in try Self.read(Names.self, "names", in: folder) }
    self.lists = lists
    self.films = films
    self.series = series
    self.people = people
    self.names = names
    ages = Lazily { () throws(Refusal) in try Self.read(Ages.self, "ages", in: folder) }
    ageOrder = Lazily { () throws(Refusal) in
      try Self.read(Ages.Order.self, "answers/certification-movie-list", in: folder)
    }
    services = Lazily { () throws(Refusal) in Services(all: try Self.read([Service].self, "services", in: folder)) }
    videos = Lazily { () throws(Refusal) in try Self.read(Videos.self, "videos", in: folder) }
    reviews = Lazily { () throws(Refusal) in try Self.read(Reviews.self, "reviews", in: folder) }
    translations = Lazily { () throws(Refusal) in
      try Self.read(Translations.self, "translations", in: folder)
    }
    credits = Lazily { () throws(Refusal) in CreditIndex(films: try films().all, series: try series().all) }
    tables = Lazily { () throws(Refusal) in try Tables(folder: folder.appending(path: "answers")) }
    searchable = Lazily { () throws(Refusal) in
      SearchIndex(films: try films().all, series: try series().all, people: try people().all, names: try names())
    }
  }

  /// Returns a constant response from the folder `answers`.
  func answer(_ name: String) throws(Refusal) -> JSON {
    guard let data = try? Data(contentsOf: folder.appending(path: "answers/\(name).json")) else {
      throw .notFound
    }
    return .written(data.filter { $0 != UInt8(ascii: "\n") })
  }
}

extension SampleData {
  static func read<Value: Decodable>(_ type: Value.Type, _ name: String, in folder: URL) throws(Refusal) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: "\(name).json")))
    } catch {
      throw .internalError
    }
  }
}
