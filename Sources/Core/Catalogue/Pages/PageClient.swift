import AppFoundation
import TMDB
import TitleIdentity

/// A client that requests pages, and converts the responses to the user's languages and formats.
public struct PageClient: Sendable {
  public let client: CachingClient
  private let undatedFormat: PageFormat

  public init(_ client: CachingClient, format: PageFormat) {
    self.client = client
    undatedFormat = format
  }

  /// The format of pages on the current day.
  public var format: PageFormat {
    var format = undatedFormat
    format.today = .today()
    return format
  }

  /// Returns the page of a film or series after a single request.
  ///
  /// - Parameter original: The title's original language if it is known. The request includes pictures in this
  ///   language.
  /// - Throws: ``TMDBError/notFound`` if there is no such title.
  @concurrent
  public func page(of id: TitleID, original: LanguageTag? = nil) async throws(TMDBError) -> TitlePage {
    try await request(for: id, original: original).load()
  }

  /// Returns the page of a season after a single request.
  ///
  /// - Parameter original: The series' original language if it is known.
  @concurrent
  public func page(of id: SeasonID, original: LanguageTag? = nil) async throws(TMDBError) -> SeasonPage {
    try await request(for: id, original: original).load()
  }

  /// Returns the page of a collection after a single request.
  @concurrent
  public func page(ofCollection id: CollectionSummary.ID) async throws(TMDBError) -> CollectionPage {
    try await request(forCollection: id).load()
  }

  /// Returns the page of a person after a single request.
  @concurrent
  public func page(ofPerson id: Person.ID) async throws(TMDBError) -> PersonPage {
    try await request(forPerson: id).load()
  }
}

extension PageClient {
  package func request(for id: TitleID, original: LanguageTag?) -> Request<TitlePage> {
    guard id.number > 0 else { return .notFound }
    let languages = languages(original: original)
    return switch id.kind {
    case .movie: client.request(PageTarget.movie(id.number, languages: languages)) { TitlePage($0, format: format) }
    case .show: client.request(PageTarget.show(id.number, languages: languages)) { TitlePage($0, format: format) }
    }
  }

  package func request(for id: SeasonID, original: LanguageTag?) -> Request<SeasonPage> {
    guard id.show > 0, id.number >= 0 else { return .notFound }
    let target = PageTarget.season(id, languages: languages(original: original))
    @Sendable func page(_ season: Season, _ texts: @Sendable (Target<Season>) async -> Season?) async -> SeasonPage {
      let filled = await filled(season, of: id, original: original, with: texts)
      return SeasonPage(filled, of: id, original: original, format: format)
    }
    // A new response is cached before the texts in other languages are.
    let changes = client.cached(target) { season in
      await page(season) { target in
        if let cached = await cachedSeason(target) { cached } else { await currentSeason(target) }
      }
    }
    let cached = client.cached(target) { await page($0, cachedSeason) }.map {
      CachedResponseObservation(read: $0.read, changes: $0.changes, value: changes?.value ?? $0.value)
    }
    return Request(cached: cached) { () async throws(TMDBError) in
      await page(try await client.value(of: target), currentSeason)
    }
  }

  package func request(forCollection id: CollectionSummary.ID) -> Request<CollectionPage> {
    guard id > 0 else { return .notFound }
    let languages = languages(original: nil)
    return client.request(PageTarget.collection(id, languages: languages)) { CollectionPage($0, format: format) }
  }

  package func request(forPerson id: Person.ID) -> Request<PersonPage> {
    guard id > 0 else { return .notFound }
    return client.request(PageTarget.person(id)) { PersonPage($0, format: format) }
  }

  private func languages(original: LanguageTag?) -> PageLanguages {
    PageLanguages(undatedFormat.languagePreferences, original: original)
  }
}

extension Request {
  /// A request that fails without contacting TMDB, because the ID can't exist.
  fileprivate static var notFound: Request { Request { () async throws(TMDBError) in throw .notFound } }
}
