import LoadingState

/// An action that every screen can request, such as with a message's button. The actions of one screen's messages have
/// types of their own, such as `SearchAction`.
public enum AppAction: MessageAction {
  /// Opens a screen, regardless of the module that it belongs to.
  case open(ScreenAddress)
  /// Finds the successors of titles that TMDB has removed.
  case replaceRemovedTitles
  case settings(SettingsAction)
}

/// An action that shows or changes the app's settings.
public enum SettingsAction: MessageAction {
  /// Asks for another TMDB credential.
  case enterCredential
  /// Explains TMDB and asks for a credential, in the welcome.
  case connect
  /// Shows how to export from other apps and imports a file, in the welcome.
  case importFromApp
  /// Stops working offline.
  case goOnline
  /// Opens the preferences at the title index, which offline searches use.
  case downloadTitleIndex
  /// Opens the preferences at the user's watch providers.
  case chooseMyServices
  /// Changes the arrangement of lists of titles, and saves it as the preference.
  case arrangeLists(ListLayout)
}

extension StateMessage.Action {
  /// Returns the action that performs an action of the app.
  public static func app(_ action: AppAction) -> Self { .custom(action) }

  /// Returns the action that shows or changes the app's settings.
  public static func settings(_ action: SettingsAction) -> Self { .app(.settings(action)) }
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
  public static let profiles = ScreenAddress("profiles")
}
