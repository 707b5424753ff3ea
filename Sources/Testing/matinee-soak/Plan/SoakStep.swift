/// A step of the run: one thing that a user does, or that happens to the app’s surroundings.
///
/// A step doesn't depend on what is on screen, so that the same seed makes the same steps. Fractions from 0 to 1 choose
/// among the elements that are there.
enum SoakStep: Hashable {
  /// Selects a tab, from 1.
  case selectTab(Int)
  /// Opens the screen with an address.
  case open(address: String)
  /// Clicks a visible row or card.
  case clickItem(Double)
  /// Moves the focus with keys, and presses Enter.
  case openWithKeys(moves: [String])
  /// Clicks a visible button of the page’s content.
  case clickButton(Double)
  /// Clicks a point of the window, whatever is there.
  case clickPoint(across: Double, down: Double)
  /// Turns the wheel over a scroll view; a negative number scrolls up.
  case scroll(view: Double, notches: Int)
  /// Presses a key or a shortcut.
  case press(String)
  case rate(stars: Int)
  /// Opens the *Add to List* window, toggles the list at this position, and closes the window.
  case toggleList(Int)
  case search(String)
  /// Opens the main menu and closes it again.
  case openMainMenu
  /// Opens the context menu of the focused element and closes it again.
  case openContextMenu
  /// Opens the preferences, scrolls, and closes them.
  case openPreferences
  case download
  case switchProfile(Double)
  case browseAsGuest
  case resize(width: Int, height: Int)
  case setTextScale(Double)
  case setAppearance(String)
  case cutNetwork
  case restoreNetwork
  /// Adds a fault to the server; see `FaultRule`.
  case addFault(String)
  case removeFaults
  /// Returns to the home screen, and measures memory and file descriptors there.
  ///
  /// With `renewsScreens`, switches the profile first, which releases all screens and creates the home screen.
  case rest(renewsScreens: Bool)
}

extension SoakStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .selectTab(let number): "select tab \(number)"
    case .open(let address): "open \(address)"
    case .clickItem(let fraction): "click the item at \(fraction.percent)"
    case .openWithKeys(let moves): "press \(moves.joined(separator: ", ")), Return"
    case .clickButton(let fraction): "click the button at \(fraction.percent)"
    case .clickPoint(let across, let down): "click at \(across.percent) × \(down.percent)"
    case .scroll(let view, let notches): "scroll by \(notches) in the view at \(view.percent)"
    case .press(let key): "press \(key)"
    case .rate(let stars): "rate \(stars)"
    case .toggleList(let index): "toggle list \(index)"
    case .search(let words): "search for “\(words)”"
    case .openMainMenu: "open and close the main menu"
    case .openContextMenu: "open and close the context menu"
    case .openPreferences: "open and close the preferences"
    case .download: "download"
    case .switchProfile(let fraction): "switch to the profile at \(fraction.percent)"
    case .browseAsGuest: "browse as a guest"
    case .resize(let width, let height): "resize to \(width) × \(height)"
    case .setTextScale(let scale): "set the text scale to \(scale)"
    case .setAppearance(let name): "set the appearance to \(name)"
    case .cutNetwork: "cut the network"
    case .restoreNetwork: "restore the network"
    case .addFault(let rule): "add the fault “\(rule)”"
    case .removeFaults: "remove all faults"
    case .rest(let renewsScreens): renewsScreens ? "rest with new screens" : "rest"
    }
  }
}

extension Double {
  fileprivate var percent: String { "\(Int((self * 100).rounded()))%" }
}
