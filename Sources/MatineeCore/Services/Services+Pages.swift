import LoadingState
import TMDB

/// The pages that the services can make, for screens and for commands.
extension Services {
  /// How pages are written for the reader.
  public var pageFormat: PageFormat {
    let asked = client.configuration.language.flatMap(LanguageTag.init)
    var format = PageFormat(
      texts: texts, images: images, ladder: ladder, asked: asked ?? .american, region: client.configuration.region)
    format.includesAdult = client.configuration.includesAdult
    format.playsFiles = source == .sample
    return format
  }

  /// The page of a film or series, by one question.
  ///
  /// - Parameter original: the title's own language, where a row has told it: pictures in it are asked for, too.
  /// - Throws: ``TMDBError/notFound`` where there is no such title.
  @concurrent
  public func page(of id: TitleID, original: LanguageTag? = nil) async throws(TMDBError) -> TitlePage {
    try await question(of: id, original: original).ask()
  }

  /// The model of a title's page.
  ///
  /// - Parameter summary: what a row or a card knew of it.
  @MainActor
  public func model(of id: TitleID, summary: TitleSummary? = nil) -> TitlePageModel {
    let question = question(of: id, original: summary?.originalLanguage)
    let thing = "\(id.kind == .film ? "a film" : "a series") with the number \(id.number)"
    let page = PageModel(question, clock: clock, explain: source.explain(missing: thing))
    return TitlePageModel(id, summary: summary, page: page)
  }

  /// The page of a season, by one question.
  ///
  /// - Parameter original: the series' own language, where its page has told it.
  @concurrent
  public func page(of id: SeasonID, original: LanguageTag? = nil) async throws(TMDBError) -> SeasonPage {
    try await question(of: id, original: original).ask()
  }

  /// The model of a season's page.
  ///
  /// - Parameter card: what the series' page knew of it.
  @MainActor
  public func model(of id: SeasonID, card: SeasonCard? = nil, original: LanguageTag? = nil) -> SeasonPageModel {
    let question = question(of: id, original: original)
    let thing = id.number == 0 ? "specials of this series" : "a season \(id.number) of this series"
    let page = PageModel(question, clock: clock, explain: source.explain(missing: thing))
    return SeasonPageModel(id, card: card, page: page)
  }

  /// The page of a series of films, by one question.
  @concurrent
  public func page(ofCollection id: CollectionSummary.ID) async throws(TMDBError) -> CollectionPage {
    try await question(ofCollection: id).ask()
  }

  /// The model of the page of a series of films.
  @MainActor
  public func model(ofCollection id: CollectionSummary.ID) -> PageModel<CollectionPage> {
    let thing = "a collection with the number \(id)"
    return PageModel(question(ofCollection: id), clock: clock, explain: source.explain(missing: thing))
  }

  /// The page of a person, by one question.
  @concurrent
  public func page(ofPerson id: Person.ID) async throws(TMDBError) -> PersonPage {
    try await question(ofPerson: id).ask()
  }

  /// The model of a person's page.
  ///
  /// - Parameter summary: what a card knew of them.
  @MainActor
  public func model(ofPerson id: Person.ID, summary: PersonSummary? = nil) -> PersonPageModel {
    let thing = "a person with the number \(id)"
    let page = PageModel(question(ofPerson: id), clock: clock, explain: source.explain(missing: thing))
    return PersonPageModel(id, summary: summary, page: page)
  }
}
