/// The targets for keywords.
public enum KeywordTarget {
  /// Returns a target for a keyword.
  public static func details(_ id: Keyword.ID) -> Target<Keyword> {
    Target("/keyword/\(id)", cache: .nothing)
  }

  /// Returns a target for the movies with a keyword. TMDB recommends ``DiscoverTarget`` instead.
  public static func movies(_ id: Keyword.ID) -> Target<Page<Movie>> {
    Target("/keyword/\(id)/movies", cache: .nothing, settings: [.language, .includeAdult])
  }
}

/// The target for reviews.
public enum ReviewTarget {
  /// Returns a target for a review.
  public static func details(_ id: Review.ID) -> Target<Review> {
    Target("/review/\(id)", cache: .nothing)
  }
}

/// The target for credits.
public enum CreditTarget {
  /// Returns a target for a credit with its person, job and title.
  public static func details(_ id: CreditDetails.ID) -> Target<CreditDetails> {
    Target("/credit/\(id)", cache: .nothing, settings: [.language])
  }
}

/// The target for finding objects by external ID.
public enum FindTarget {
  /// Returns a target that finds the objects with an ID from `source`.
  public static func id(_ id: String, from source: ExternalSource) -> Target<FindResults> {
    Target("/find/\(id)", cache: .response, parameters: ["external_source": source.rawValue], settings: [.language])
  }
}

/// A database with external IDs.
public enum ExternalSource: String, CaseIterable, Sendable {
  case imdb = "imdb_id"
  case facebook = "facebook_id"
  case instagram = "instagram_id"
  case tvdb = "tvdb_id"
  case tiktok = "tiktok_id"
  case twitter = "twitter_id"
  case wikidata = "wikidata_id"
  case youtube = "youtube_id"
}
