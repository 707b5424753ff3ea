import TMDB

/// The titles in a decoded response.
protocol ResponseContent: Decodable {
  /// The titles in the rows of a list, in order.
  var listed: [CachedTitle] { get }
  /// The other titles in the response.
  var mentioned: [CachedTitle] { get }
}

extension ResponseContent {
  var listed: [CachedTitle] { [] }
  var mentioned: [CachedTitle] { [] }
}

extension GenreList: ResponseContent {}
extension APIConfiguration: ResponseContent {}
extension LossyArray: ResponseContent {}
extension Certifications: ResponseContent {}
extension WatchRegionList: ResponseContent {}
extension WatchProviderList: ResponseContent {}

extension Page: ResponseContent where Item: TitleRow {
  var listed: [CachedTitle] { results.compactMap(\.seenTitle) }
}

extension MovieDetails: ResponseContent {
  var mentioned: [CachedTitle] {
    (appended.recommendations?.listed ?? []) + (appended.similar?.listed ?? []) + (appended.credits?.mentioned ?? [])
      + [movie.seenTitle?.called(appended.otherNames)].compactMap(\.self)
  }
}

extension TVShowDetails: ResponseContent {
  var mentioned: [CachedTitle] {
    let people = (appended.credits?.mentioned ?? []) + (appended.aggregateCredits?.mentioned ?? [])
    return (appended.recommendations?.listed ?? []) + (appended.similar?.listed ?? []) + people
      + [show.seenTitle?.called(appended.otherNames)].compactMap(\.self)
  }
}

extension PersonDetails: ResponseContent {
  var mentioned: [CachedTitle] {
    [combinedCredits, movieCredits, tvCredits].compactMap { $0?.mentioned }.flatMap(\.self)
      + [person.seenTitle].compactMap(\.self)
  }
}

extension CollectionDetails: ResponseContent {
  var listed: [CachedTitle] { parts.compactMap(\.seenTitle) }
}

extension Season: ResponseContent {}
extension EpisodeDetails: ResponseContent {}

extension Credits: ResponseContent {
  var mentioned: [CachedTitle] {
    (cast + guestStars).compactMap(\.person.seenTitle) + crew.compactMap(\.person.seenTitle)
  }
}

extension AggregateCredits: ResponseContent {
  var mentioned: [CachedTitle] { cast.compactMap(\.person.seenTitle) + crew.compactMap(\.person.seenTitle) }
}

extension PersonCredits: ResponseContent {
  var mentioned: [CachedTitle] { cast.compactMap(\.item.seenTitle) + crew.compactMap(\.item.seenTitle) }
}

extension FindResults: ResponseContent {
  var mentioned: [CachedTitle] {
    movies.compactMap(\.seenTitle) + shows.compactMap(\.seenTitle) + people.compactMap(\.seenTitle)
  }
}
