// Discover requests: filtered and sorted titles.

extension Resolver {
  func discover(_ path: [String]) throws(Refusal) -> JSON {
    switch path {
    case ["movie"]: return try page(of: try films())
    case ["tv"]: return try page(of: try series())
    default: throw .notFound
    }
  }
}

extension Resolver {
  private func films() throws(Refusal) -> [Film] {
    let order = try SortOrder<Film>(question.parameters["sort_by"])
    let filter = try FilmFilter(question.parameters)
    var found: [Film] = []
    for film in try data.films().all where try filter.matches(film, in: data) { found.append(film) }
    return order.sorted(found)
  }

  private func series() throws(Refusal) -> [Series] {
    let order = try SortOrder<Series>(question.parameters["sort_by"])
    let filter = try SeriesFilter(question.parameters)
    var found: [Series] = []
    for series in try data.series().all
    where try filter.matches(series.dated(on: question.today), in: data) { found.append(series) }
    return order.sorted(found)
  }
}
