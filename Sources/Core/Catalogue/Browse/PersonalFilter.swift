import Localization
import TitleIdentity

/// The user's relation to a title.
public struct TitleUse: Hashable, Sendable {
  /// Whether the user has watched the title or a part of it.
  public var isWatched: Bool
  /// Whether the user has rated the title as a whole.
  public var isRated: Bool
  /// Whether the title is on a list of the user, such as the watchlist.
  public var isListed: Bool

  public init(isWatched: Bool = false, isRated: Bool = false, isListed: Bool = false) {
    self.isWatched = isWatched
    self.isRated = isRated
    self.isListed = isListed
  }
}

/// A provider of the user's relation to titles. The catalogue filters by it without knowing the library.
@MainActor
public protocol TitleUseProviding: AnyObject {
  /// Returns the user's relation to a title; `nil` until it has been read. Observable.
  func use(of title: TitleID) -> TitleUse?
}

/// A filter by the user's relation to titles.
public enum PersonalFilter: String, CaseIterable, Sendable {
  case unwatched, listed, unrated

  /// The name in header capitalization.
  public var name: String {
    switch self {
    case .unwatched: tr("Unwatched")
    case .listed: tr("On My Lists")
    case .unrated: tr("Not Rated")
    }
  }

  func admits(_ use: TitleUse) -> Bool {
    switch self {
    case .unwatched: !use.isWatched
    case .listed: use.isListed
    case .unrated: !use.isRated
    }
  }
}

extension TitleUseProviding {
  /// Returns whether a title passes filters. As long as its use is unknown, it does.
  func admits(_ title: TitleID, _ filters: Set<PersonalFilter>) -> Bool {
    guard !filters.isEmpty, let use = use(of: title) else { return true }
    return filters.allSatisfy { $0.admits(use) }
  }
}
