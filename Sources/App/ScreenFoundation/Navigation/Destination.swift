import Catalogue
import Containment
import TitleIdentity

/// A place that the user can navigate to: everything that the app knows about one kind of screen.
///
/// Each screen defines its destination in its feature's folder and is listed in ``Destinations/types``. Launch options,
/// links, downloads, menus and shortcuts iterate over that list. A destination also carries what is already known about
/// its content, such as a title's name, so that the screen can show it at once.
public nonisolated protocol Destination: Sendable, CustomStringConvertible {
  /// The formats of the addresses; `ID` and `N` stand for numbers. Addresses of ``permanent`` destinations aren't
  /// included.
  static var forms: [String] { get }
  /// The address of an example in the sample data, for the gallery; `nil` for ``permanent`` destinations.
  static var example: String? { get }
  /// The destinations that always exist, in display order.
  static var permanent: [Self] { get }
  /// The menu item and the keyboard shortcut, for a screen that has them.
  static var command: ScreenCommand? { get }

  /// The address, such as `movie/603`. It identifies the destination.
  var address: String { get }
  /// Parses an address; `nil` if it belongs to another kind of destination.
  init?(address: String)

  /// The page on the web, for links; `nil` if the destination exists only in the app.
  var reference: PageReference? { get }

  /// Returns the content that the user can download here; `nil` if there is none.
  ///
  /// - Parameter title: The screen's current title.
  func downloadItem(title: String?) -> DownloadedItem?
}

/// A destination that makes its own screen: a segment of a tab that contains it, else a page above the tabs.
///
/// A module declares a protocol that refines this one, with the context that its screens need.
public nonisolated protocol PageDestination: Destination {}

/// A destination whose screen needs no more than any screen has.
package nonisolated protocol ScreenDestination: PageDestination {
  /// Makes the screen's models now, and returns a closure that makes its controllers. The closure is called again when
  /// a page's unloaded views are needed.
  @MainActor func makeScreen(_ context: ScreenContext) -> () -> ViewController
}

/// Opens a destination.
package typealias Open = (any Destination) -> Void

nonisolated extension Destination {
  public static var forms: [String] { [] }
  public static var example: String? { nil }
  public static var permanent: [Self] { [] }
  public static var command: ScreenCommand? { nil }
  public var reference: PageReference? { nil }
  public func downloadItem(title: String?) -> DownloadedItem? { nil }
  public var description: String { address }
}

/// The menu item and the keyboard shortcut that open a screen.
public nonisolated struct ScreenCommand: Sendable {
  /// The title in header capitalization.
  package var title: String
  /// The title in the main menu, with an underscore before the mnemonic; `nil` if it isn't in the menu.
  package var menuTitle: String?
  /// The keys in GTK's notation, such as `<Control>h`.
  package var keys: [String]

  package init(title: String, menuTitle: String? = nil, keys: [String]) {
    self.title = title
    self.menuTitle = menuTitle
    self.keys = keys
  }
}
