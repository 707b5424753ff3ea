import LoadingState

/// An action of a message's button or suggestion.
public enum AppAction: MessageAction {
  // Actions of the app, available on every screen.

  /// Asks for another TMDB credential.
  case enterCredential
  /// Explains TMDB and asks for a credential, in the welcome.
  case connect
  /// Stops working offline.
  case goOnline
  /// Opens the preferences at the title index, which offline searches use.
  case downloadTitleIndex
  /// Opens the preferences at the user's watch providers.
  case chooseMyServices
  /// Changes the arrangement of lists of titles, and saves it as the preference.
  case arrangeLists(ListLayout)
  /// Opens a screen, regardless of the module that it belongs to.
  case open(ScreenAddress)
  /// Finds the successors of titles that TMDB has removed.
  case replaceRemovedTitles

  // Actions of the screen that shows the message.

  case removeFilters
  /// Searches for the suggested correction.
  case useSearchSuggestion
  /// Opens the search on TMDB's website.
  case searchOnWeb
  case createList
  case addNote
  /// Switches from a user directory back to this device's profiles.
  case useLocalProfiles
  /// Opens the trailer in another app.
  case openTrailerElsewhere
  case leaveGuestMode
}

extension StateMessage.Action {
  /// Returns the action that performs an action of the app.
  public static func app(_ action: AppAction) -> Self { .custom(action) }
}

/// The address of a screen, such as `movie/603` or `featured/popular`.
public struct ScreenAddress: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }

  public static let search = ScreenAddress("search")
  public static let history = ScreenAddress("history")
  public static let watchlist = ScreenAddress("watchlist")
  /// The user's lists.
  public static let lists = ScreenAddress("lists")
}
