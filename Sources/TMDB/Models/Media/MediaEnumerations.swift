/// What a video is.
public struct VideoType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An advertisement that tells what the film or series is about; TMDB's `Trailer`.
  public static let trailer = VideoType(rawValue: "Trailer")
  /// A short advertisement, mostly ahead of the first trailer; TMDB's `Teaser`.
  public static let teaser = VideoType(rawValue: "Teaser")
  /// A scene, or a part of one; TMDB's `Clip`.
  public static let clip = VideoType(rawValue: "Clip")
  /// A short film about the film or series, made to advertise it; TMDB's `Featurette`.
  public static let featurette = VideoType(rawValue: "Featurette")
  /// How it was made; TMDB's `Behind the Scenes`.
  public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
  /// What went wrong before the camera; TMDB's `Bloopers`.
  public static let bloopers = VideoType(rawValue: "Bloopers")
  /// What has happened so far, for those about to watch on; TMDB's `Recap`.
  public static let recap = VideoType(rawValue: "Recap")
  /// The titles that a film or episode begins with; TMDB's `Opening Credits`.
  public static let openingCredits = VideoType(rawValue: "Opening Credits")
}

/// Where a video lies.
public struct VideoSite: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// YouTube, where ``Video/key`` is the video's id; TMDB's `YouTube`.
  public static let youTube = VideoSite(rawValue: "YouTube")
  /// Vimeo, where ``Video/key`` is the video's number; TMDB's `Vimeo`.
  public static let vimeo = VideoSite(rawValue: "Vimeo")
}

/// What was done in a change.
public struct ChangeAction: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A value was put where there was none; TMDB's `added`.
  public static let added = ChangeAction(rawValue: "added")
  /// An entry was made; TMDB's `created`.
  public static let created = ChangeAction(rawValue: "created")
  /// A value was replaced by another; TMDB's `updated`.
  public static let updated = ChangeAction(rawValue: "updated")
  /// A value was taken away; TMDB's `deleted`.
  public static let deleted = ChangeAction(rawValue: "deleted")
  /// TMDB's `destroyed`: gone as well; TMDB's reference does not say how that differs from ``deleted``.
  public static let destroyed = ChangeAction(rawValue: "destroyed")
}

/// In which way a film came out.
public struct ReleaseType: OpenNumber {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shown first, before it opened to all; TMDB's 1.
  public static let premiere = ReleaseType(rawValue: 1)
  /// In a small number of cinemas; TMDB's 2.
  public static let theatricalLimited = ReleaseType(rawValue: 2)
  /// In cinemas all over a country; TMDB's 3.
  public static let theatrical = ReleaseType(rawValue: 3)
  /// To stream, rent or buy over the network; TMDB's 4.
  public static let digital = ReleaseType(rawValue: 4)
  /// On disc or tape; TMDB's 5.
  public static let physical = ReleaseType(rawValue: 5)
  /// On television; TMDB's 6.
  public static let television = ReleaseType(rawValue: 6)
}

/// A person's gender, as TMDB has it.
public struct Gender: OpenNumber {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nobody has entered it; TMDB's 0.
  public static let notSet = Gender(rawValue: 0)
  /// A woman; TMDB's 1.
  public static let female = Gender(rawValue: 1)
  /// A man; TMDB's 2.
  public static let male = Gender(rawValue: 2)
  /// Neither a woman nor a man; TMDB's 3.
  public static let nonBinary = Gender(rawValue: 3)
}
