import Library
import MatineeCore
import TitleIdentity

/// Every place that the user can navigate to. ``RootCoordinator`` turns each into a screen.
public nonisolated enum Destination: Hashable, Sendable {
  case featured(MovieList)
  case television(ShowList)
  case genres(TitleID.Kind)
  case lists
  case list(ListID)
  /// The search page, with the search terms; empty before a search.
  case search(String)
  case title(TitleID)
  case season(SeasonID)
  case person(Int)
  case genre(GenreID)
  case collection(Int)
  /// The viewing history.
  case history
  /// Charts of the viewing history.
  case statistics
  /// The page for choosing a profile.
  case profiles
  /// Activities of other profiles in the household.
  case notifications
  /// The page of a profile in the household.
  case profile(ProfileID)
  /// A list owned by another profile, read-only.
  case seenList(ListID)

  /// The kinds of destinations, each with its own screen. The compiler requires a kind for each new destination, and an
  /// entry in ``Destination/permanentDestinations``. Code that covers all destinations then includes it.
  public enum Kind: CaseIterable, Sendable {
    case featured, television, genres, lists, search, title, season, person, genre, collection, list, history,
      statistics, profiles, notifications, profile, seenList
  }
}

nonisolated extension Destination {
  /// The destinations that always exist, in the order of the tabs.
  public static let permanentDestinations = Kind.allCases.flatMap { kind -> [Destination] in
    switch kind {
    case .featured: MovieList.allCases.map(Destination.featured)
    case .television: ShowList.allCases.map(Destination.television)
    case .genres: TitleID.Kind.allCases.map(Destination.genres)
    case .lists: [.lists]
    case .search: [.search("")]
    // Their number depends on TMDB or on the user.
    case .title, .season, .person, .genre, .collection, .list, .profile, .seenList: []
    // They always exist, but don't belong to a tab.
    case .history, .statistics, .profiles, .notifications: []
    }
  }

  /// The formats of all destination ids; `ID` and `N` stand for numbers.
  public static let forms =
    permanentDestinations.map(\.description)
    + Kind.allCases.flatMap { kind in
      switch kind {
      case .featured, .television, .genres, .lists: [] as [String]
      case .search: ["search/WORDS"]
      case .title: ["movie/ID", "tv/ID"]
      case .season: ["tv/ID/season/N"]
      case .person: ["person/ID"]
      case .genre: ["genre/movie/ID", "genre/tv/ID"]
      case .collection: ["collection/ID"]
      case .list: ["lists/ID"]
      case .history: ["history"]
      case .statistics: ["statistics"]
      case .profiles: ["profiles"]
      case .notifications: ["notifications"]
      case .profile: ["profile/ID"]
      case .seenList: ["seen-list/ID"]
      }
    }

  public var kind: Kind {
    switch self {
    case .featured: .featured
    case .television: .television
    case .genres: .genres
    case .lists: .lists
    case .search: .search
    case .title: .title
    case .season: .season
    case .person: .person
    case .genre: .genre
    case .collection: .collection
    case .list: .list
    case .history: .history
    case .statistics: .statistics
    case .profiles: .profiles
    case .notifications: .notifications
    case .profile: .profile
    case .seenList: .seenList
    }
  }
}

/// The id that commands use for the destination, such as `tv/popular`.
nonisolated extension Destination: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .featured(let list): "featured/\(list.rawValue)"
    case .television(let list): "tv/\(list.rawValue)"
    case .genres(.movie): "genres"
    case .genres(.show): "genres/tv"
    case .lists: "lists"
    case .search(let query): query.isEmpty ? "search" : "search/\(query)"
    case .title(let title): title.description
    case .season(let season): season.description
    case .person(let number): "person/\(number)"
    case .genre(let genre): genre.description
    case .collection(let number): "collection/\(number)"
    case .list(let list): "lists/\(list.destinationName)"
    case .history: "history"
    case .statistics: "statistics"
    case .profiles: "profiles"
    case .notifications: "notifications"
    case .profile(let profile): "profile/\(profile.rawValue)"
    case .seenList(let list): "seen-list/\(list.rawValue)"
    }
  }

  public init?(_ description: String) {
    if let destination = Self.permanentDestinations.first(where: { $0.description == description }) {
      self = destination
    } else if let title = TitleID(description) {
      self = .title(title)
    } else if let season = SeasonID(description) {
      self = .season(season)
    } else if let genre = GenreID(description) {
      self = .genre(genre)
    } else if let person = Self.number(description, after: "person/") {
      self = .person(person)
    } else if let collection = Self.number(description, after: "collection/") {
      self = .collection(collection)
    } else if let list = ListID(destinationName: description, after: "lists/") {
      self = .list(list)
    } else if description == Self.history.description {
      self = .history
    } else if description == Self.statistics.description {
      self = .statistics
    } else if description == Self.profiles.description {
      self = .profiles
    } else if description == Self.notifications.description {
      self = .notifications
    } else if let profile = Self.identifier(description, after: "profile/") {
      self = .profile(ProfileID(rawValue: profile))
    } else if let list = Self.identifier(description, after: "seen-list/") {
      self = .seenList(ListID(rawValue: list))
    } else if description.hasPrefix("search/"), description != "search/" {
      self = .search(String(description.dropFirst("search/".count).prefix(200)))
    } else {
      return nil
    }
  }

  private static func number(_ description: String, after prefix: String) -> Int? {
    guard description.hasPrefix(prefix), let number = Int(description.dropFirst(prefix.count)), number > 0 else {
      return nil
    }
    return number
  }

  /// Returns the part after the prefix if it is valid as an id of the library, else `nil`.
  fileprivate static func identifier(_ description: String, after prefix: String) -> String? {
    let name = description.dropFirst(prefix.count)
    guard description.hasPrefix(prefix), (1...256).contains(name.utf8.count),
      name.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return String(name)
  }
}

nonisolated extension ListID {
  /// The name used in a destination id. The lists that every user has get a short one.
  fileprivate var destinationName: String {
    switch self {
    case .watchlist(of: .owner): "watchlist"
    case .favourites(of: .owner): "favourites"
    default: rawValue
    }
  }

  fileprivate init?(destinationName description: String, after prefix: String) {
    guard let name = Destination.identifier(description, after: prefix) else { return nil }
    switch name {
    case "watchlist": self = .watchlist(of: .owner)
    case "favourites": self = .favourites(of: .owner)
    default: self.init(rawValue: name)
    }
  }
}
