// Shows: lists, details, and all parts of a show, requested by path or appended.

extension Resolver {
  func shows(_ path: [String]) throws(ErrorResponse) -> JSON {
    if path.count == 1, let list = try showList(path[0]) { return list }
    guard let name = path.first else { throw .notFound }
    if path.count == 3, path[2] == "changes", ["season", "episode"].contains(name) { return ["changes": []] }
    guard let show = try data.shows()[try number(name)]?.dated(on: parsedRequest.today) else { throw .notFound }
    if path.count == 1 {
      return try appending(to: details(of: show)) { (name) throws(ErrorResponse) in try part(name, of: show) }
    }
    if path[1] == "season" { return try season(Array(path.dropFirst(2)), of: show) }
    let partName = path.dropFirst().joined(separator: "/")
    guard let part = try part(partName, of: show) else { throw .notFound }
    return ["similar", "recommendations", "changes"].contains(partName) ? part : part.identified(show.id)
  }

  func page(of shows: [SampleShow]) throws(ErrorResponse) -> JSON {
    try parsedRequest.page(shows) { $0.row(in: language) }
  }

  func credits(of show: SampleShow) throws(ErrorResponse) -> TitleCredits {
    TitleCredits(title: show.id, cast: show.cast, crew: show.crew, people: try data.people())
  }
}

extension Resolver {
  private func details(of show: SampleShow) throws(ErrorResponse) -> JSON {
    show.details(
      names: try data.names(), tables: try data.tables(), people: try data.people(), language: language,
      today: parsedRequest.today)
  }

  private func showList(_ name: String) throws(ErrorResponse) -> JSON? {
    let shows = try data.shows()
    switch name {
    case "airing_today": return try page(of: try data.lists().tv.airingToday.compactMap { shows[$0] })
    case "on_the_air": return try page(of: try data.lists().tv.onTheAir.compactMap { shows[$0] })
    case "popular": return try page(of: shows.all.sorted(by: SampleShow.isMorePopular))
    case "top_rated":
      return try page(of: shows.all.filter { $0.statistics.voteCount >= 200 }.sorted(by: SampleShow.isBetterRated))
    case "latest":
      guard let latest = shows.all.max(by: { $0.id < $1.id }) else { throw .notFound }
      return try details(of: latest.dated(on: parsedRequest.today))
    case "changes": return try deleted(.show)
    default: return nil
    }
  }

  private func part(_ name: String, of show: SampleShow) throws(ErrorResponse) -> JSON? {
    switch name {
    case "credits":
      let credits = try credits(of: show)
      return ["cast": credits.castRows(countsCast: false), "crew": credits.crewRows()]
    case "aggregate_credits": return try credits(of: show).aggregate(episodes: show.episodeCount)
    case "keywords": return ["results": try data.names().keywordRows(show.keywords)]
    case "images": return try images(of: show)
    case "external_ids": return show.externalIDs
    case "recommendations":
      return try parsedRequest.page(ShowSimilarity(shows: data.shows().all).recommended(show)) {
        $0.mixedRow(in: language)
      }
    case "similar": return try page(of: ShowSimilarity(shows: data.shows().all).similar(show))
    case "alternative_titles": return ["results": show.alternativeTitles]
    case "translations": return try data.translations().rows(of: show)
    case "videos": return videos(try data.videos().tv[show.key], of: show.key)
    case "content_ratings": return try data.ages().ratingRows(of: show)
    case "episode_groups", "screened_theatrically": return ["results": []]
    case "watch/providers": return try data.services().watchRows(of: show.watched, show.name)
    case "reviews": return try reviews(of: show.key, \.tv)
    case "lists": return try emptyPage()
    case "changes": return ["changes": []]
    case "account_states": return try accountStates(show.id)
    default:
      let path = name.split(separator: "/").map(String.init)
      guard path.count > 1, path[0] == "season" else { return nil }
      return try appendedSeason(Array(path.dropFirst()), of: show)
    }
  }
}
