import Foundation

/// The catalogue's files, each read on first use. A list of movies, for example, reads no people or episodes.
final class SampleData: Sendable {
  let movies: Lazy<IndexedItems<SampleMovie>>
  let shows: Lazy<IndexedItems<SampleShow>>
  let people: Lazy<IndexedItems<Person>>
  let names: Lazy<Names>
  let lists: Lazy<Lists>
  let credits: Lazy<CreditIndex>
  let tables: Lazy<Tables>
  let ages: Lazy<Ages>
  let ageOrder: Lazy<Ages.Order>
  let services: Lazy<Services>
  let videos: Lazy<Videos>
  let reviews: Lazy<Reviews>
  let translations: Lazy<Translations>
  let searchable: Lazy<SearchIndex>
  private let folder: URL

  init(folder: URL) {
    self.folder = folder
    let lists = Lazy { () throws(ErrorResponse) in try Self.read(Lists.self, "lists", in: folder) }
    let movies = Lazy { () throws(ErrorResponse) in
      let choice = Ranking(try lists().movie)
      var all = try Self.read([SampleMovie].self, "films", in: folder)
      for index in all.indices {
        all[index].statistics = choice.statistics(
          id: all[index].id, key: all[index].key, hasNoVotes: all[index].voteCount == 0)
      }
      return IndexedItems(all, id: \.id, key: \.key)
    }
    let shows = Lazy { () throws(ErrorResponse) in
      let choice = Ranking(try lists().tv)
      var all = try Self.read([SampleShow].self, "series", in: folder)
      for index in all.indices {
        all[index].statistics = choice.statistics(id: all[index].id, key: all[index].key, hasNoVotes: false)
      }
      return IndexedItems(all, id: \.id, key: \.key)
    }
    let people = Lazy { () throws(ErrorResponse) in
      IndexedItems(try Self.read([Person].self, "people", in: folder), id: \.id, key: \.name)
    }
    let names = Lazy { () throws(ErrorResponse) in try Self.read(Names.self, "names", in: folder) }
    self.lists = lists
    self.movies = movies
    self.shows = shows
    self.people = people
    self.names = names
    ages = Lazy { () throws(ErrorResponse) in try Self.read(Ages.self, "ages", in: folder) }
    ageOrder = Lazy { () throws(ErrorResponse) in
      try Self.read(Ages.Order.self, "responses/certification-movie-list", in: folder)
    }
    services = Lazy { () throws(ErrorResponse) in Services(all: try Self.read([Service].self, "services", in: folder)) }
    videos = Lazy { () throws(ErrorResponse) in try Self.read(Videos.self, "videos", in: folder) }
    reviews = Lazy { () throws(ErrorResponse) in try Self.read(Reviews.self, "reviews", in: folder) }
    translations = Lazy { () throws(ErrorResponse) in
      try Self.read(Translations.self, "translations", in: folder)
    }
    credits = Lazy { () throws(ErrorResponse) in CreditIndex(movies: try movies().all, shows: try shows().all) }
    tables = Lazy { () throws(ErrorResponse) in try Tables(folder: folder.appending(path: "responses")) }
    searchable = Lazy { () throws(ErrorResponse) in
      SearchIndex(movies: try movies().all, shows: try shows().all, people: try people().all, names: try names())
    }
  }

  /// Returns a constant response from the folder `responses`.
  func response(_ name: String) throws(ErrorResponse) -> JSON {
    guard let data = try? Data(contentsOf: folder.appending(path: "responses/\(name).json")) else {
      throw .notFound
    }
    return .written(data.filter { $0 != UInt8(ascii: "\n") })
  }
}

extension SampleData {
  static func read<Value: Decodable>(_ type: Value.Type, _ name: String, in folder: URL) throws(ErrorResponse) -> Value
  {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: "\(name).json")))
    } catch {
      throw .internalError
    }
  }
}
