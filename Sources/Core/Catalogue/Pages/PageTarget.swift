import AppFoundation
import TMDB

/// The request for each page. A single request fetches all parts of the page.
package enum PageTarget {
  package static func movie(_ id: Movie.ID, languages: PageLanguages) -> Target<MovieDetails> {
    languages.widening(
      MovieTarget.details(
        id,
        appending: [
          .credits, .images, .keywords, .recommendations, .releaseDates, .reviews, .similar, .translations, .videos,
          .watchProviders,
        ]))
  }

  package static func show(_ id: TVShow.ID, languages: PageLanguages) -> Target<TVShowDetails> {
    languages.widening(
      TVTarget.details(
        id,
        appending: [
          .aggregateCredits, .contentRatings, .externalIDs, .images, .keywords, .recommendations, .reviews, .similar,
          .translations, .videos, .watchProviders,
        ]))
  }

  package static func season(_ id: SeasonID, languages: PageLanguages) -> Target<Season> {
    languages.widening(
      SeasonTarget.details(
        id.number, of: id.show, appending: [.aggregateCredits, .images, .translations, .videos]))
  }

  static func collection(_ id: CollectionSummary.ID, languages: PageLanguages) -> Target<CollectionDetails> {
    languages.widening(CollectionTarget.details(id).appending(["images", "translations"]))
  }

  package static func person(_ id: Person.ID) -> Target<PersonDetails> {
    PersonTarget.details(id, appending: [.combinedCredits, .externalIDs, .images, .translations])
  }
}

/// The languages of the pictures and videos to request. TMDB omits all others, including pictures without text.
package struct PageLanguages {
  private let names: [String]

  /// - Parameter original: The title's original language, if it is known.
  package init(_ languagePreferences: LanguagePreferences, original: LanguageTag?) {
    let tags = languagePreferences.languages + [original, .english].compactMap(\.self)
    // A regional tag alone, such as `pt-BR`, would omit pictures that are tagged only with the language.
    let wanted = tags.flatMap { tag in tag.country == nil ? [tag.language] : [tag.description, tag.language] }
    var seen: Set<String> = []
    names = wanted.filter { seen.insert($0).inserted } + ["null", "xx"]
  }

  func widening<Response>(_ target: Target<Response>) -> Target<Response> {
    let list = names.joined(separator: ",")
    return target.with("include_image_language", list).with("include_video_language", list)
  }
}
