/// The reason why a click doesn't reach an element.
enum Obstacle: Error, Equatable, CustomStringConvertible {
  case insensitive
  case offScreen
  case outsideDisplay
  /// Another element is in front of the element, or takes its clicks.
  case covered(by: String)
  /// A modal window, given by its title, blocks all other windows.
  case blocked(by: String)
  /// A popover is open, and closes at the first click outside.
  case popover
  /// The element doesn't stay in one place.
  case moving

  /// The reason, worded to follow a colon in a message such as `Button "Close" isn’t hittable: it’s insensitive.`
  var description: String {
    switch self {
    case .insensitive: "it’s insensitive"
    case .offScreen: "it’s off-screen, scrolled out of view or clipped"
    case .outsideDisplay: "it’s off-screen, outside the display"
    case .covered(let other): "it’s covered by \(other)"
    case .blocked(let window): "the modal window \"\(window)\" blocks its window"
    case .popover: "an open popover would receive the click"
    case .moving: "it keeps moving"
    }
  }
}
