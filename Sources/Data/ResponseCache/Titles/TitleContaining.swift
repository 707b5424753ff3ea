import TMDB
import TitleIdentity

/// A response that contains titles. Responses of other types are cached without titles.
protocol TitleContaining {
  /// The titles in the rows of a list, in order.
  var listedTitles: [CachedTitle] { get }
  /// The other titles in the response.
  var mentionedTitles: [CachedTitle] { get }
}

extension TitleContaining {
  var listedTitles: [CachedTitle] { [] }
  var mentionedTitles: [CachedTitle] { [] }
}

extension Page: TitleContaining where Item: TitleRow {
  var listedTitles: [CachedTitle] { results.compactMap(\.cachedTitle) }
}

extension MovieDetails: TitleContaining {
  var mentionedTitles: [CachedTitle] {
    (appended.recommendations?.listedTitles ?? []) + (appended.similar?.listedTitles ?? [])
      + (appended.credits?.mentionedTitles ?? [])
      + [movie.cachedTitle?.addingNames(appended.alternativeNames)].compactMap(\.self)
  }
}

extension TVShowDetails: TitleContaining {
  var mentionedTitles: [CachedTitle] {
    let people = (appended.credits?.mentionedTitles ?? []) + (appended.aggregateCredits?.mentionedTitles ?? [])
    return (appended.recommendations?.listedTitles ?? []) + (appended.similar?.listedTitles ?? []) + people
      + [show.cachedTitle?.addingNames(appended.alternativeNames)].compactMap(\.self)
  }
}

extension PersonDetails: TitleContaining {
  var mentionedTitles: [CachedTitle] {
    [combinedCredits, movieCredits, tvCredits].compactMap { $0?.mentionedTitles }.flatMap(\.self)
      + [person.cachedTitle].compactMap(\.self)
  }
}

extension CollectionDetails: TitleContaining {
  var listedTitles: [CachedTitle] { parts.compactMap(\.cachedTitle) }
}

extension Credits: TitleContaining {
  var mentionedTitles: [CachedTitle] {
    (cast + guestStars).compactMap(\.person.cachedTitle) + crew.compactMap(\.person.cachedTitle)
  }
}

extension AggregateCredits: TitleContaining {
  var mentionedTitles: [CachedTitle] { cast.compactMap(\.person.cachedTitle) + crew.compactMap(\.person.cachedTitle) }
}

extension PersonCredits: TitleContaining {
  var mentionedTitles: [CachedTitle] { cast.compactMap(\.item.cachedTitle) + crew.compactMap(\.item.cachedTitle) }
}

extension FindResults: TitleContaining {
  var mentionedTitles: [CachedTitle] {
    movies.compactMap(\.cachedTitle) + shows.compactMap(\.cachedTitle) + people.compactMap(\.cachedTitle)
  }
}
