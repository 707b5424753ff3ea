// Discover requests: filtered and sorted titles.

extension Resolver {
  func discover(_ path: [String]) throws(ErrorResponse) -> JSON {
    switch path {
    case ["movie"]: return try page(of: try films())
    case ["tv"]: return try page(of: try series())
    default: throw .notFound
    }
  }
}

extension Resolver {
  private func films() throws(ErrorResponse) -> [Film] {
    let order = try SortOrder<Film>(parsedRequest.parameters["sort_by"])
    let filter = try FilmFilter(parsedRequest.parameters)
    var found: [Film] = []
    for film in try data.films().all where try filter.matches(film, in: data) { found.append(film) }
    return order.sorted(found)
  }

  private func series() throws(ErrorResponse) -> [Series] {
    let order = try SortOrder<Series>(parsedRequest.parameters["sort_by"])
    let filter = try SeriesFilter(parsedRequest.parameters)
    var found: [Series] = []
    for series in try data.series().all
    where try filter.matches(series.dated(on: parsedRequest.today), in: data) { found.append(series) }
    return order.sorted(found)
  }
}
