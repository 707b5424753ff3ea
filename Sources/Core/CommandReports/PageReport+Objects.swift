import AppFoundation
import Catalogue
import Foundation
import TMDB
import TitleIdentity

// Pages as JSON objects. Keys are in English, numbers are TMDB's, texts are the ones that the app shows, and unknown
// values are omitted.

struct TitleObject: Encodable {
  let id: Int
  let kind: String
  let title: String
  let titleLanguage: String?
  let originalTitle: String
  let releaseDate: String?
  let lastAirDate: String?
  let years: String?
  let minutes: Int?
  let certificate: String?
  let voteAverage: Double
  let voteCount: Int
  let tagline: String?
  let overview: String?
  let overviewLanguage: String?
  let genres: [NamedObject]
  let makers: [NamedObject]
  let cast: [CreditObject]
  let crew: [CreditObject]
  let seasons: [SeasonRowObject]?
  let videos: [VideoObject]
  let collection: NamedObject?
  let recommendations: [TitleRowObject]
  let similar: [TitleRowObject]
  let offers: OffersObject?
  let facts: [String: String]
  let links: [String: String]

  init(_ page: TitlePage) {
    id = page.id.number
    kind = page.id.kind.rawValue
    title = page.title.text
    titleLanguage = page.title.language?.description
    originalTitle = page.originalTitle ?? page.title.text
    releaseDate = page.metadata.date?.description
    lastAirDate = page.metadata.lastDate?.description
    years = page.years
    minutes = page.metadata.minutes
    certificate = page.certificate?.text
    voteAverage = page.metadata.voteAverage
    voteCount = page.metadata.voteCount
    tagline = page.tagline?.text
    overview = page.overview?.text
    overviewLanguage = page.overview?.language?.description
    genres = page.genres.map { NamedObject(id: $0.id, name: $0.name) }
    makers = page.keyCredits?.people.map { NamedObject(id: $0.id, name: $0.name) } ?? []
    cast = page.cast.map(CreditObject.init)
    crew = page.crew.map(CreditObject.init)
    seasons = page.seasons.map { list in
      ([list.specials].compactMap(\.self) + list.seasons).map {
        SeasonRowObject(number: $0.id.number, name: $0.name, year: $0.year)
      }
    }
    videos = page.videos.map { video in
      VideoObject(name: video.name, kind: video.kind, address: video.webAddress?.absoluteString)
    }
    collection = page.collection.map { NamedObject(id: $0.id, name: $0.name) }
    recommendations = page.recommendations.map(TitleRowObject.init)
    similar = page.similar.map(TitleRowObject.init)
    offers = page.offers.map(OffersObject.init)
    facts = Dictionary(page.factsWithKeywords.map { ($0.key, $0.value) }) { first, _ in first }
    links = page.links.object
  }
}

struct SeasonObject: Encodable {
  let id: String
  let kind = "season"
  let name: String
  let overview: String?
  let episodes: [Episode]

  struct Episode: Encodable {
    let number: Int
    let name: String
    let airDate: String?
    let overview: String?
    let notice: String?
  }

  init(_ page: SeasonPage) {
    id = "\(page.id)"
    name = page.name.text
    overview = page.overview?.text
    episodes = page.episodes.map { episode in
      Episode(
        number: episode.number, name: episode.name, airDate: episode.day?.description, overview: episode.overview,
        notice: episode.notice)
    }
  }
}

struct PersonObject: Encodable {
  let id: Int
  let kind = "person"
  let name: String
  let department: String?
  let birthday: String?
  let deathday: String?
  let birthplace: String?
  let biography: String?
  let biographyLanguage: String?
  let filmography: [String: [TitleRowObject]]
  let links: [String: String]

  init(_ page: PersonPage) {
    id = page.id
    name = page.name
    department = page.departmentID
    birthday = page.birthday?.description
    deathday = page.deathday?.description
    birthplace = page.birthplace
    biography = page.biography?.text
    biographyLanguage = page.biography?.language?.description
    filmography = Dictionary(page.filmography.map { ($0.id, $0.entries.map(TitleRowObject.init)) }) { first, _ in
      first
    }
    links = page.links.object
  }
}

struct NamedObject: Encodable {
  let id: Int
  let name: String
}

struct CreditObject: Encodable {
  let id: Int
  let name: String
  let role: String

  init(_ card: PersonCard) {
    id = card.id
    name = card.name
    role = card.role
  }
}

struct SeasonRowObject: Encodable {
  let number: Int
  let name: String
  let year: String
}

struct VideoObject: Encodable {
  let name: String
  let kind: String
  let address: String?
}

struct OffersObject: Encodable {
  let country: String
  let source = WatchOffers.attribution
  let providers: [String: [String]]

  init(_ offers: WatchOffers) {
    country = offers.country
    providers = Dictionary(offers.groups.map { ($0.terms.rawValue, $0.providers.map(\.name)) }) { first, _ in first }
  }
}

struct CollectionObject: Encodable {
  let id: Int
  let kind = "collection"
  let name: String
  let overview: String?
  let films: [TitleRowObject]

  init(_ page: CollectionPage) {
    id = page.id
    name = page.name.text
    overview = page.overview?.text
    films = page.films.map(TitleRowObject.init)
  }
}

struct TitleRowObject: Encodable {
  let id: Int
  let kind: String
  let title: String
  let year: String
  var role: String?

  init(_ card: TitleCard) {
    id = card.id.number
    kind = card.id.kind.rawValue
    title = card.title
    year = card.year
  }

  init(_ entry: FilmographyEntry) {
    id = entry.id.number
    kind = entry.id.kind.rawValue
    title = entry.title
    year = entry.summary.years ?? "Announced"
    role = entry.role
  }
}

extension [WebLink] {
  fileprivate var object: [String: String] {
    Dictionary(map { ($0.key, $0.address.absoluteString) }) { first, _ in first }
  }
}
