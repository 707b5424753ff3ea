import TMDB

/// The titles in a decoded response.
protocol AnswerContent: Decodable {
  /// The titles in the rows of a list, in order.
  var listed: [SeenTitle] { get }
  /// The other titles in the response.
  var mentioned: [SeenTitle] { get }
}

extension AnswerContent {
  var listed: [SeenTitle] { [] }
  var mentioned: [SeenTitle] { [] }
}

extension GenreList: AnswerContent {}
extension APIConfiguration: AnswerContent {}
extension LossyArray: AnswerContent {}
extension Certifications: AnswerContent {}
extension WatchRegionList: AnswerContent {}
extension WatchProviderList: AnswerContent {}

extension Page: AnswerContent where Item: TitleRow {
  var listed: [SeenTitle] { results.compactMap(\.seenTitle) }
}

extension MovieDetails: AnswerContent {
  var mentioned: [SeenTitle] {
    (appended.recommendations?.listed ?? []) + (appended.similar?.listed ?? []) + (appended.credits?.mentioned ?? [])
      + [movie.seenTitle?.called(appended.otherNames)].compactMap(\.self)
  }
}

extension TVShowDetails: AnswerContent {
  var mentioned: [SeenTitle] {
    let people = (appended.credits?.mentioned ?? []) + (appended.aggregateCredits?.mentioned ?? [])
    return (appended.recommendations?.listed ?? []) + (appended.similar?.listed ?? []) + people
      + [show.seenTitle?.called(appended.otherNames)].compactMap(\.self)
  }
}

extension PersonDetails: AnswerContent {
  var mentioned: [SeenTitle] {
    [combinedCredits, movieCredits, tvCredits].compactMap { $0?.mentioned }.flatMap(\.self)
      + [person.seenTitle].compactMap(\.self)
  }
}

extension CollectionDetails: AnswerContent {
  var listed: [SeenTitle] { parts.compactMap(\.seenTitle) }
}

extension Season: AnswerContent {}
extension EpisodeDetails: AnswerContent {}

extension Credits: AnswerContent {
  var mentioned: [SeenTitle] {
    (cast + guestStars).compactMap(\.person.seenTitle) + crew.compactMap(\.person.seenTitle)
  }
}

extension AggregateCredits: AnswerContent {
  var mentioned: [SeenTitle] { cast.compactMap(\.person.seenTitle) + crew.compactMap(\.person.seenTitle) }
}

extension PersonCredits: AnswerContent {
  var mentioned: [SeenTitle] { cast.compactMap(\.item.seenTitle) + crew.compactMap(\.item.seenTitle) }
}

extension FindResults: AnswerContent {
  var mentioned: [SeenTitle] {
    movies.compactMap(\.seenTitle) + shows.compactMap(\.seenTitle) + people.compactMap(\.seenTitle)
  }
}
