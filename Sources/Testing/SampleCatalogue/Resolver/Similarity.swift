/// Similar movies, ranked by what they have in common.
struct MovieSimilarity {
  let movies: [SampleMovie]

  /// Returns similar movies by genre, keyword, language and decade.
  func similar(_ movie: SampleMovie) -> [SampleMovie] {
    let decade = (movie.year ?? 0) / 10
    return best(for: movie) { other in
      shared(movie.genres, other.genres) * 3 + shared(movie.keywords, other.keywords) * 4
        + (movie.originalLanguage == other.originalLanguage ? 1 : 0) + ((other.year ?? 0) / 10 == decade ? 1 : 0)
    }
  }

  /// Returns recommended movies by cast and crew, collection and genre.
  func recommended(_ movie: SampleMovie) -> [SampleMovie] {
    best(for: movie) { other in
      let crew = shared(movie.crew.map(\.name), other.crew.map(\.name))
      let cast = shared(movie.cast.map(\.name), other.cast.map(\.name))
      let sharesCollection = movie.collection != nil && movie.collection == other.collection
      return crew * 6 + cast * 4 + (sharesCollection ? 12 : 0) + shared(movie.genres, other.genres) * 2
    }
  }
}

/// Similar shows.
struct ShowSimilarity {
  let shows: [SampleShow]

  func similar(_ show: SampleShow) -> [SampleShow] {
    let scored = shows.filter { $0.id != show.id }.map { other in
      (other, score: shared(show.genres, other.genres) * 3 + shared(show.keywords, other.keywords) * 4)
    }
    return scored.filter { $0.score >= 3 }.sorted { ($0.score, $1.0.id) > ($1.score, $0.0.id) }.map(\.0)
  }

  func recommended(_ show: SampleShow) -> [SampleShow] {
    let people = show.createdBy + show.crew.map(\.name) + show.cast.map(\.name)
    let scored = shows.filter { $0.id != show.id }.map { other in
      let others = other.createdBy + other.crew.map(\.name) + other.cast.map(\.name)
      return (
        other,
        score: shared(people, others) * 5 + shared(show.genres, other.genres) * 2
          + shared(show.countries, other.countries)
      )
    }
    return scored.filter { $0.score >= 2 }.sorted { ($0.score, $1.0.id) > ($1.score, $0.0.id) }.map(\.0)
  }
}

extension MovieSimilarity {
  private func best(for movie: SampleMovie, score: (SampleMovie) -> Int) -> [SampleMovie] {
    let scored = movies.filter { $0.id != movie.id }.map { ($0, score: score($0)) }
    return scored.filter { $0.score >= 3 }.sorted { ($0.score, $1.0.id) > ($1.score, $0.0.id) }
      .prefix(40).map(\.0)
  }
}

private func shared<Value: Hashable>(_ first: [Value], _ second: [Value]) -> Int {
  Set(first).intersection(second).count
}
