/// An index of all credits by the person's name.
struct CreditIndex: Sendable {
  /// A title, and the position of a credit in it.
  struct Mention: Sendable {
    enum Title: Sendable {
      case movie(SampleMovie)
      case show(SampleShow)
    }

    let title: Title
    let place: CreditPosition
    let role: String

    var statistics: TitleStatistics {
      switch title {
      case .movie(let movie): movie.statistics
      case .show(let show): show.statistics
      }
    }
  }

  private let mentions: [String: [Mention]]

  init(movies: [SampleMovie], shows: [SampleShow]) {
    var mentions: [String: [Mention]] = [:]
    let note = { (title: Mention.Title, id: Int, part: CreditPosition.Part, credits: [(name: String, role: String)]) in
      for (index, credit) in credits.enumerated() {
        let place = CreditPosition(title: id, part: part, index: index)
        mentions[credit.name, default: []].append(Mention(title: title, place: place, role: credit.role))
      }
    }
    for movie in movies {
      note(.movie(movie), movie.id, .cast, movie.cast.map { ($0.name, $0.role) })
      note(.movie(movie), movie.id, .crew, movie.crew.map { ($0.name, $0.role) })
    }
    for show in shows {
      note(.show(show), show.id, .cast, show.cast.map { ($0.name, $0.role) })
      note(.show(show), show.id, .crew, show.crew.map { ($0.name, $0.role) })
      note(.show(show), show.id, .creator, show.createdBy.map { ($0, "Creator") })
    }
    self.mentions = mentions
  }

  /// Returns all credits of a person, with the most popular titles first.
  subscript(name: String) -> [Mention] {
    (mentions[name] ?? []).sorted { first, second in
      first.statistics.popularity > second.statistics.popularity
    }
  }
}
