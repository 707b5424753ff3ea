import AppFoundation
import TMDB
import TitleIdentity

/// The request for each page, and the page made of its response.
extension Services {
  package func request(for id: TitleID, original: LanguageTag?) -> Request<TitlePage> {
    guard id.number > 0 else { return .notFound }
    let languages = PageLanguages(languagePreferences, original: original)
    return switch id.kind {
    case .movie: request(PageTarget.movie(id.number, languages: languages)) { TitlePage($0, format: pageFormat) }
    case .show: request(PageTarget.show(id.number, languages: languages)) { TitlePage($0, format: pageFormat) }
    }
  }

  package func request(for id: SeasonID, original: LanguageTag?) -> Request<SeasonPage> {
    guard id.show > 0, id.number >= 0 else { return .notFound }
    let target = PageTarget.season(id, languages: PageLanguages(languagePreferences, original: original))
    @Sendable func page(_ season: Season, _ texts: @Sendable (Target<Season>) async -> Season?) async -> SeasonPage {
      let filled = await filled(season, of: id, original: original, with: texts)
      return SeasonPage(filled, of: id, original: original, format: pageFormat)
    }
    // A new response is cached before the texts in other languages are.
    let changes = cached(target) { season in
      await page(season) { target in
        if let cached = await cachedSeason(target) { cached } else { await currentSeason(target) }
      }
    }
    let cached = cached(target) { await page($0, cachedSeason) }.map {
      CachedResponseObservation(read: $0.read, changes: $0.changes, value: changes?.value ?? $0.value)
    }
    return Request(cached: cached) { () async throws(TMDBError) in
      await page(try await client.value(of: target), currentSeason)
    }
  }

  package func request(forCollection id: CollectionSummary.ID) -> Request<CollectionPage> {
    guard id > 0 else { return .notFound }
    let languages = PageLanguages(languagePreferences, original: nil)
    return request(PageTarget.collection(id, languages: languages)) { CollectionPage($0, format: pageFormat) }
  }

  package func request(forPerson id: Person.ID) -> Request<PersonPage> {
    guard id > 0 else { return .notFound }
    return request(PageTarget.person(id)) { PersonPage($0, format: pageFormat) }
  }
}

extension Request {
  /// A request that fails without contacting TMDB, because the ID can't exist.
  fileprivate static var notFound: Request { Request { () async throws(TMDBError) in throw .notFound } }
}
