/// What a video is.
public struct VideoType: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let trailer = VideoType(rawValue: "Trailer")
  public static let teaser = VideoType(rawValue: "Teaser")
  public static let clip = VideoType(rawValue: "Clip")
  public static let featurette = VideoType(rawValue: "Featurette")
  public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
  public static let bloopers = VideoType(rawValue: "Bloopers")
  public static let recap = VideoType(rawValue: "Recap")
  public static let openingCredits = VideoType(rawValue: "Opening Credits")
}

/// Where a video lies.
public struct VideoSite: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let youTube = VideoSite(rawValue: "YouTube")
  public static let vimeo = VideoSite(rawValue: "Vimeo")
}

/// What was done in a change.
public struct ChangeAction: OpenEnumeration {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let added = ChangeAction(rawValue: "added")
  public static let created = ChangeAction(rawValue: "created")
  public static let updated = ChangeAction(rawValue: "updated")
  public static let deleted = ChangeAction(rawValue: "deleted")
  public static let destroyed = ChangeAction(rawValue: "destroyed")
}

/// In which way a film came out.
public struct ReleaseType: OpenNumber {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let premiere = ReleaseType(rawValue: 1)
  public static let theatricalLimited = ReleaseType(rawValue: 2)
  public static let theatrical = ReleaseType(rawValue: 3)
  public static let digital = ReleaseType(rawValue: 4)
  public static let physical = ReleaseType(rawValue: 5)
  public static let television = ReleaseType(rawValue: 6)
}

/// A person's gender, as TMDB has it.
public struct Gender: OpenNumber {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let notSet = Gender(rawValue: 0)
  public static let female = Gender(rawValue: 1)
  public static let male = Gender(rawValue: 2)
  public static let nonBinary = Gender(rawValue: 3)
}
