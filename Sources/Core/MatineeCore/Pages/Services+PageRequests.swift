import TMDB

/// The request for each page, and the page made of its response.
extension Services {
  func question(of id: TitleID, original: LanguageTag?) -> Request<TitlePage> {
    guard id.number > 0 else { return .notFound }
    let languages = PageLanguages(ladder, original: original)
    return switch id.kind {
    case .film: question(PageTarget.film(id.number, languages: languages)) { TitlePage($0, format: pageFormat) }
    case .series: question(PageTarget.series(id.number, languages: languages)) { TitlePage($0, format: pageFormat) }
    }
  }

  func question(of id: SeasonID, original: LanguageTag?) -> Request<SeasonPage> {
    guard id.series > 0, id.number >= 0 else { return .notFound }
    let languages = PageLanguages(ladder, original: original)
    return question(PageTarget.season(id, languages: languages)) {
      SeasonPage($0, of: id, original: original, format: pageFormat)
    }
  }

  func question(ofCollection id: CollectionSummary.ID) -> Request<CollectionPage> {
    guard id > 0 else { return .notFound }
    let languages = PageLanguages(ladder, original: nil)
    return question(PageTarget.collection(id, languages: languages)) { CollectionPage($0, format: pageFormat) }
  }

  func question(ofPerson id: Person.ID) -> Request<PersonPage> {
    guard id > 0 else { return .notFound }
    return question(PageTarget.person(id)) { PersonPage($0, format: pageFormat) }
  }
}

extension Request {
  /// A question that fails without a request, because the ID can't exist.
  fileprivate static var notFound: Request { Request { () async throws(TMDBError) in throw .notFound } }
}
