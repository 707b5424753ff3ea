import TMDB
import TitleIdentity

/// The titles in a decoded response.
protocol ResponseContent: Decodable {
  /// The titles in the rows of a list, in order.
  var listedTitles: [CachedTitle] { get }
  /// The other titles in the response.
  var mentionedTitles: [CachedTitle] { get }
}

extension ResponseContent {
  var listedTitles: [CachedTitle] { [] }
  var mentionedTitles: [CachedTitle] { [] }
}

extension GenreList: ResponseContent {}
extension APIConfiguration: ResponseContent {}
extension LossyArray: ResponseContent {}
extension Certifications: ResponseContent {}
extension WatchRegionList: ResponseContent {}
extension WatchProviderList: ResponseContent {}

extension Page: ResponseContent where Item: TitleRow {
  var listedTitles: [CachedTitle] { results.compactMap(\.cachedTitle) }
}

extension MovieDetails: ResponseContent {
  var mentionedTitles: [CachedTitle] {
    (appended.recommendations?.listedTitles ?? []) + (appended.similar?.listedTitles ?? [])
      + (appended.credits?.mentionedTitles ?? [])
      + [movie.cachedTitle?.addingNames(appended.alternativeNames)].compactMap(\.self)
  }
}

extension TVShowDetails: ResponseContent {
  var mentionedTitles: [CachedTitle] {
    let people = (appended.credits?.mentionedTitles ?? []) + (appended.aggregateCredits?.mentionedTitles ?? [])
    return (appended.recommendations?.listedTitles ?? []) + (appended.similar?.listedTitles ?? []) + people
      + [show.cachedTitle?.addingNames(appended.alternativeNames)].compactMap(\.self)
  }
}

extension PersonDetails: ResponseContent {
  var mentionedTitles: [CachedTitle] {
    [combinedCredits, movieCredits, tvCredits].compactMap { $0?.mentionedTitles }.flatMap(\.self)
      + [person.cachedTitle].compactMap(\.self)
  }
}

extension CollectionDetails: ResponseContent {
  var listedTitles: [CachedTitle] { parts.compactMap(\.cachedTitle) }
}

extension Season: ResponseContent {}
extension EpisodeDetails: ResponseContent {}

extension Credits: ResponseContent {
  var mentionedTitles: [CachedTitle] {
    (cast + guestStars).compactMap(\.person.cachedTitle) + crew.compactMap(\.person.cachedTitle)
  }
}

extension AggregateCredits: ResponseContent {
  var mentionedTitles: [CachedTitle] { cast.compactMap(\.person.cachedTitle) + crew.compactMap(\.person.cachedTitle) }
}

extension PersonCredits: ResponseContent {
  var mentionedTitles: [CachedTitle] { cast.compactMap(\.item.cachedTitle) + crew.compactMap(\.item.cachedTitle) }
}

extension FindResults: ResponseContent {
  var mentionedTitles: [CachedTitle] {
    movies.compactMap(\.cachedTitle) + shows.compactMap(\.cachedTitle) + people.compactMap(\.cachedTitle)
  }
}
