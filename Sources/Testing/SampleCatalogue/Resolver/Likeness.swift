/// Similar films, ranked by what they have in common.
struct MovieSimilarity {
  let films: [Film]

  /// Returns similar films by genre, keyword, language and decade.
  func similar(_ film: Film) -> [Film] {
    let decade = (film.year ?? 0) / 10
    return best(for: film) { other in
      shared(film.genres, other.genres) * 3 + shared(film.keywords, other.keywords) * 4
        + (film.originalLanguage == other.originalLanguage ? 1 : 0) + ((other.year ?? 0) / 10 == decade ? 1 : 0)
    }
  }

  /// Returns recommended films by cast and crew, collection and genre.
  func recommended(_ film: Film) -> [Film] {
    best(for: film) { other in
      shared(film.crew.map(\.name), other.crew.map(\.name)) * 6 + shared(film.cast.map(\.name), other.cast.map(\.name))
        * 4
        + (film.collection != nil && film.collection == other.collection ? 12 : 0) + shared(film.genres, other.genres)
        * 2
    }
  }
}

/// Similar series.
struct ShowSimilarity {
  let series: [Series]

  func similar(_ show: Series) -> [Series] {
    let scored = series.filter { $0.id != show.id }.map { other in
      (other, score: shared(show.genres, other.genres) * 3 + shared(show.keywords, other.keywords) * 4)
    }
    return scored.filter { $0.score >= 3 }.sorted { ($0.score, $1.0.id) > ($1.score, $0.0.id) }.map(\.0)
  }

  func recommended(_ show: Series) -> [Series] {
    let people = show.createdBy + show.crew.map(\.name) + show.cast.map(\.name)
    let scored = series.filter { $0.id != show.id }.map { other in
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
  private func best(for film: Film, score: (Film) -> Int) -> [Film] {
    let scored = films.filter { $0.id != film.id }.map { ($0, score: score($0)) }
    return scored.filter { $0.score >= 3 }.sorted { ($0.score, $1.0.id) > ($1.score, $0.0.id) }
      .prefix(40).map(\.0)
  }
}

private func shared<Value: Hashable>(_ first: [Value], _ second: [Value]) -> Int {
  Set(first).intersection(second).count
}
