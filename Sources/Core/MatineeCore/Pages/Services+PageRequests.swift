import TMDB
import TitleIdentity

/// The request for each page, and the page made of its response.
extension Services {
  func request(for id: TitleID, original: LanguageTag?) -> Request<TitlePage> {
    guard id.number > 0 else { return .notFound }
    let languages = PageLanguages(languagePreferences, original: original)
    return switch id.kind {
    case .movie: request(PageTarget.movie(id.number, languages: languages)) { TitlePage($0, format: pageFormat) }
    case .show: request(PageTarget.show(id.number, languages: languages)) { TitlePage($0, format: pageFormat) }
    }
  }

  func request(for id: SeasonID, original: LanguageTag?) -> Request<SeasonPage> {
    guard id.show > 0, id.number >= 0 else { return .notFound }
    let languages = PageLanguages(languagePreferences, original: original)
    return request(PageTarget.season(id, languages: languages)) {
      SeasonPage($0, of: id, original: original, format: pageFormat)
    }
  }

  func request(forCollection id: CollectionSummary.ID) -> Request<CollectionPage> {
    guard id > 0 else { return .notFound }
    let languages = PageLanguages(languagePreferences, original: nil)
    return request(PageTarget.collection(id, languages: languages)) { CollectionPage($0, format: pageFormat) }
  }

  func request(forPerson id: Person.ID) -> Request<PersonPage> {
    guard id > 0 else { return .notFound }
    return request(PageTarget.person(id)) { PersonPage($0, format: pageFormat) }
  }
}

extension Request {
  /// A request that fails without contacting TMDB, because the ID can't exist.
  fileprivate static var notFound: Request { Request { () async throws(TMDBError) in throw .notFound } }
}
