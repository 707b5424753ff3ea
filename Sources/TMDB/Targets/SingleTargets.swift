/// What can be asked about keywords.
public enum KeywordTarget {
  /// The keyword.
  public static func details(_ id: Keyword.ID) -> Target<Keyword> {
    Target("/keyword/\(id)")
  }

  /// The films that have it. TMDB would rather be asked by ``DiscoverTarget``.
  public static func movies(_ id: Keyword.ID) -> Target<Page<Movie>> {
    Target("/keyword/\(id)/movies", settings: [.language, .includeAdult])
  }
}

/// What can be asked about reviews.
public enum ReviewTarget {
  /// One review.
  public static func details(_ id: Review.ID) -> Target<Review> {
    Target("/review/\(id)")
  }
}

/// What can be asked about credits.
public enum CreditTarget {
  /// One credit: who, what and where.
  public static func details(_ id: CreditDetails.ID) -> Target<CreditDetails> {
    Target("/credit/\(id)", settings: [.language])
  }
}

/// What an id from elsewhere stands for.
public enum FindTarget {
  /// Looks an id up that came from `source`.
  public static func id(_ id: String, from source: ExternalSource) -> Target<FindResults> {
    Target("/find/\(id)", parameters: ["external_source": source.rawValue], settings: [.language])
  }
}

/// Where an id comes from.
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
