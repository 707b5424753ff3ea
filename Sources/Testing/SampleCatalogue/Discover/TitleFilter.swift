/// The discover parameters that movies and shows share.
struct TitleFilter: Sendable {
  private let votes: Bounds<Double>
  private let voteCounts: Bounds<Double>
  private let runtimes: Bounds<Double>
  private let wanted: [Trait: IDExpression]
  private let unwanted: [Trait: IDExpression]
  private let offers: OfferFilter?

  enum Trait: String, CaseIterable, Sendable {
    case genres, keywords, companies
    case country = "origin_country"
    case language = "original_language"
  }

  /// The properties of a title that the filter checks.
  struct Subject {
    let statistics: TitleStatistics
    let runtime: Int?
    let watched: WatchedTitle
    let traits: [Trait: [String]]

    init(_ title: some CatalogueTitle, runtime: Int?, _ names: Names) {
      statistics = title.statistics
      self.runtime = runtime
      watched = title.watched
      traits = [
        .genres: title.genres.map(String.init), .keywords: names.keywords.ids(title.keywords).map(String.init),
        .companies: names.companies.ids(title.companies).map(String.init), .country: title.countries,
        .language: [title.originalLanguage],
      ]
    }
  }

  init(_ parameters: Parameters) throws(ErrorResponse) {
    votes = try parameters.numbers("vote_average")
    voteCounts = try parameters.numbers("vote_count")
    runtimes = try parameters.numbers("with_runtime")
    var wanted: [Trait: IDExpression] = [:]
    var unwanted: [Trait: IDExpression] = [:]
    for trait in Trait.allCases {
      wanted[trait] = IDExpression(parameters["with_\(trait.rawValue)"])
      unwanted[trait] = IDExpression(parameters["without_\(trait.rawValue)"])
    }
    self.wanted = wanted
    self.unwanted = unwanted
    offers = OfferFilter(parameters)
  }

  func matches(_ subject: Subject, in data: SampleData) throws(ErrorResponse) -> Bool {
    if let offers { guard offers.matches(subject.watched, try data.services()) else { return false } }
    guard votes.contains(subject.statistics.voteAverage), voteCounts.contains(Double(subject.statistics.voteCount)),
      runtimes.contains(subject.runtime.map(Double.init))
    else { return false }
    return wanted.allSatisfy { trait, expression in expression.matches(subject.traits[trait] ?? []) }
      && !unwanted.contains { trait, expression in expression.mentions(subject.traits[trait] ?? []) }
  }
}
