extension Resolver {
  func discover(_ path: [String]) throws(Refusal) -> JSON {
    switch path {
    case ["movie"]: return try page(of: try data.films().all)
    case ["tv"]: return try page(of: try data.series().all)
    default: throw .notFound
    }
  }
}
