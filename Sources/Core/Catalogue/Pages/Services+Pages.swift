import AppFoundation
import LoadingState
import Localization
import TMDB
import TitleIdentity

/// Pages for screens and commands.
extension Services {
  /// The format of pages for the user.
  public var pageFormat: PageFormat {
    let requestLanguage = client.configuration.language.flatMap(LanguageTag.init)
    var format = PageFormat(
      texts: texts, images: images, languagePreferences: languagePreferences,
      requestLanguage: requestLanguage ?? .american, region: client.configuration.region)
    format.includesAdult = client.configuration.includesAdult
    format.playsFiles = source == .sample
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

  /// Returns the model of a title's page.
  ///
  /// - Parameter summary: The summary from a row or card.
  @MainActor
  public func model(of id: TitleID, summary: TitleSummary? = nil) -> TitlePageModel {
    let request = request(for: id, original: summary?.originalLanguage)
    let thing =
      id.kind == .movie
      ? tr("a film with the ID {id}", ["id": "\(id.number)"]) : tr("a series with the ID {id}", ["id": "\(id.number)"])
    let page = PageModel(request, clock: clock, explain: source.explain(missing: thing))
    return TitlePageModel(id, summary: summary, page: page)
  }

  /// Returns the page of a season after a single request.
  ///
  /// - Parameter original: The series' original language if it is known.
  @concurrent
  public func page(of id: SeasonID, original: LanguageTag? = nil) async throws(TMDBError) -> SeasonPage {
    try await request(for: id, original: original).load()
  }

  /// Returns the model of a season's page.
  ///
  /// - Parameter card: The season's card on the series' page.
  @MainActor
  public func model(of id: SeasonID, card: SeasonCard? = nil, original: LanguageTag? = nil) -> SeasonPageModel {
    let request = request(for: id, original: original)
    let thing =
      id.number == 0
      ? tr("specials of this series") : tr("season {season} of this series", ["season": "\(id.number)"])
    let page = PageModel(request, clock: clock, explain: source.explain(missing: thing))
    return SeasonPageModel(id, card: card, page: page)
  }

  /// Returns the page of a collection after a single request.
  @concurrent
  public func page(ofCollection id: CollectionSummary.ID) async throws(TMDBError) -> CollectionPage {
    try await request(forCollection: id).load()
  }

  /// Returns the model of a collection's page.
  @MainActor
  public func model(ofCollection id: CollectionSummary.ID) -> PageModel<CollectionPage> {
    let thing = tr("a collection with the ID {id}", ["id": "\(id)"])
    return PageModel(request(forCollection: id), clock: clock, explain: source.explain(missing: thing))
  }

  /// Returns the page of a person after a single request.
  @concurrent
  public func page(ofPerson id: Person.ID) async throws(TMDBError) -> PersonPage {
    try await request(forPerson: id).load()
  }

  /// Returns the model of a person's page.
  ///
  /// - Parameter summary: The summary from a card.
  @MainActor
  public func model(ofPerson id: Person.ID, summary: PersonSummary? = nil) -> PersonPageModel {
    let thing = tr("a person with the ID {id}", ["id": "\(id)"])
    let page = PageModel(request(forPerson: id), clock: clock, explain: source.explain(missing: thing))
    return PersonPageModel(id, summary: summary, page: page)
  }
}
