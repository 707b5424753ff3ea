// Series: lists, details, and all parts of a series, requested by path or appended.

extension Resolver {
  func shows(_ path: [String]) throws(ErrorResponse) -> JSON {
    if path.count == 1, let list = try showList(path[0]) { return list }
    guard let name = path.first else { throw .notFound }
    if path.count == 3, path[2] == "changes", ["season", "episode"].contains(name) { return ["changes": []] }
    guard let series = try data.series()[try number(name)]?.dated(on: parsedRequest.today) else { throw .notFound }
    if path.count == 1 {
      return try appending(to: details(of: series)) { (name) throws(ErrorResponse) in try part(name, of: series) }
    }
    if path[1] == "season" { return try season(Array(path.dropFirst(2)), of: series) }
    let partName = path.dropFirst().joined(separator: "/")
    guard let part = try part(partName, of: series) else { throw .notFound }
    return ["similar", "recommendations", "changes"].contains(partName) ? part : part.identified(series.id)
  }

  func page(of series: [Series]) throws(ErrorResponse) -> JSON {
    try parsedRequest.page(series) { $0.row(in: language) }
  }

  func credits(of series: Series) throws(ErrorResponse) -> TitleCredits {
    TitleCredits(title: series.id, cast: series.cast, crew: series.crew, people: try data.people())
  }
}

extension Resolver {
  private func details(of series: Series) throws(ErrorResponse) -> JSON {
    series.details(
      names: try data.names(), tables: try data.tables(), people: try data.people(), language: language,
      today: parsedRequest.today)
  }

  private func showList(_ name: String) throws(ErrorResponse) -> JSON? {
    let series = try data.series()
    switch name {
    case "airing_today": return try page(of: try data.lists().tv.airingToday.compactMap { series[$0] })
    case "on_the_air": return try page(of: try data.lists().tv.onTheAir.compactMap { series[$0] })
    case "popular": return try page(of: series.all.sorted(by: Series.isMorePopular))
    case "top_rated":
      return try page(of: series.all.filter { $0.figures.voteCount >= 200 }.sorted(by: Series.isBetterRated))
    case "latest":
      guard let latest = series.all.max(by: { $0.id < $1.id }) else { throw .notFound }
      return try details(of: latest.dated(on: parsedRequest.today))
    case "changes": return try deleted(.series)
    default: return nil
    }
  }

  private func part(_ name: String, of series: Series) throws(ErrorResponse) -> JSON? {
    switch name {
    case "credits":
      let credits = try credits(of: series)
      return ["cast": credits.castRows(countsCast: false), "crew": credits.crewRows()]
    case "aggregate_credits": return try credits(of: series).aggregate(episodes: series.episodeCount)
    case "keywords": return ["results": try data.names().keywordRows(series.keywords)]
    case "images": return try images(of: series)
    case "external_ids": return series.externalIDs
    case "recommendations":
      return try parsedRequest.page(ShowSimilarity(series: data.series().all).recommended(series)) {
        $0.mixedRow(in: language)
      }
    case "similar": return try page(of: ShowSimilarity(series: data.series().all).similar(series))
    case "alternative_titles": return ["results": series.alternativeTitles]
    case "translations": return try data.translations().rows(of: series)
    case "videos": return videos(try data.videos().tv[series.key], of: series.key)
    case "content_ratings": return try data.ages().ratingRows(of: series)
    case "episode_groups", "screened_theatrically": return ["results": []]
    case "watch/providers": return try data.services().watchRows(of: series.watched, series.name)
    case "reviews": return try reviews(of: series.key, \.tv)
    case "lists": return try emptyPage()
    case "changes": return ["changes": []]
    case "account_states": return try accountStates(series.id)
    default:
      let path = name.split(separator: "/").map(String.init)
      guard path.count > 1, path[0] == "season" else { return nil }
      return try appendedSeason(Array(path.dropFirst()), of: series)
    }
  }
}
