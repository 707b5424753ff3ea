/// The type of a video.
public struct VideoType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A trailer; TMDB's `Trailer`.
  public static let trailer = VideoType(rawValue: "Trailer")
  /// A short teaser, usually published before the first trailer; TMDB's `Teaser`.
  public static let teaser = VideoType(rawValue: "Teaser")
  /// A scene or a part of one; TMDB's `Clip`.
  public static let clip = VideoType(rawValue: "Clip")
  /// A promotional short about the movie or show; TMDB's `Featurette`.
  public static let featurette = VideoType(rawValue: "Featurette")
  /// A look at the production; TMDB's `Behind the Scenes`.
  public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
  /// Outtakes; TMDB's `Bloopers`.
  public static let bloopers = VideoType(rawValue: "Bloopers")
  /// A summary of the story so far; TMDB's `Recap`.
  public static let recap = VideoType(rawValue: "Recap")
  /// The opening credits of a movie or episode; TMDB's `Opening Credits`.
  public static let openingCredits = VideoType(rawValue: "Opening Credits")
}

/// The site that hosts a video.
public struct VideoSite: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// YouTube; ``Video/key`` is the video's ID. TMDB's `YouTube`.
  public static let youTube = VideoSite(rawValue: "YouTube")
  /// Vimeo; ``Video/key`` is the video's number. TMDB's `Vimeo`.
  public static let vimeo = VideoSite(rawValue: "Vimeo")
}

/// The kind of a change.
public struct ChangeAction: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A value was added to an empty field; TMDB's `added`.
  public static let added = ChangeAction(rawValue: "added")
  /// An entry was created; TMDB's `created`.
  public static let created = ChangeAction(rawValue: "created")
  /// A value was replaced; TMDB's `updated`.
  public static let updated = ChangeAction(rawValue: "updated")
  /// A value was deleted; TMDB's `deleted`.
  public static let deleted = ChangeAction(rawValue: "deleted")
  /// TMDB's `destroyed`. Its reference does not explain the difference from ``deleted``.
  public static let destroyed = ChangeAction(rawValue: "destroyed")
}

/// The kind of a release.
public struct ReleaseType: OpenNumber {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A premiere before the general release; TMDB's 1.
  public static let premiere = ReleaseType(rawValue: 1)
  /// A release in a small number of cinemas; TMDB's 2.
  public static let theatricalLimited = ReleaseType(rawValue: 2)
  /// A nationwide release in cinemas; TMDB's 3.
  public static let theatrical = ReleaseType(rawValue: 3)
  /// A release for streaming, rental or purchase online; TMDB's 4.
  public static let digital = ReleaseType(rawValue: 4)
  /// A release on disc or tape; TMDB's 5.
  public static let physical = ReleaseType(rawValue: 5)
  /// A release on television; TMDB's 6.
  public static let television = ReleaseType(rawValue: 6)
}

/// A person's gender in TMDB's data.
public struct Gender: OpenNumber {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Unspecified; TMDB's 0.
  public static let notSet = Gender(rawValue: 0)
  /// Female; TMDB's 1.
  public static let female = Gender(rawValue: 1)
  /// Male; TMDB's 2.
  public static let male = Gender(rawValue: 2)
  /// Non-binary; TMDB's 3.
  public static let nonBinary = Gender(rawValue: 3)
}
