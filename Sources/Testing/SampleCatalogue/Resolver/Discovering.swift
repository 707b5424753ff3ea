// Discover requests: filtered and sorted titles.

extension Resolver {
  func discover(_ path: [String]) throws(ErrorResponse) -> JSON {
    switch path {
    case ["movie"]: return try page(of: try discoveredMovies())
    case ["tv"]: return try page(of: try discoveredShows())
    default: throw .notFound
    }
  }
}

extension Resolver {
  private func discoveredMovies() throws(ErrorResponse) -> [SampleMovie] {
    let order = try SortOrder<SampleMovie>(parsedRequest.parameters["sort_by"])
    let filter = try SampleMovieFilter(parsedRequest.parameters)
    var found: [SampleMovie] = []
    for movie in try data.movies().all where try filter.matches(movie, in: data) { found.append(movie) }
    return order.sorted(found)
  }

  private func discoveredShows() throws(ErrorResponse) -> [SampleShow] {
    let order = try SortOrder<SampleShow>(parsedRequest.parameters["sort_by"])
    let filter = try SampleShowFilter(parsedRequest.parameters)
    var found: [SampleShow] = []
    for show in try data.shows().all
    where try filter.matches(show.dated(on: parsedRequest.today), in: data) { found.append(show) }
    return order.sorted(found)
  }
}
