import Containment
import Foundation

/// What a controller can tell of the part of the screen that it fills.
protocol Screen: ViewController {
  /// Whether it shows what it has to show, or why it cannot.
  var isSettled: Bool { get }
  /// Whether there is something to read.
  var hasContent: Bool { get }
  /// When what is shown came, where it is not of now.
  var savedDate: Date? { get }
  /// Asks anew for what it shows.
  func refresh()
  /// Asks again for what the network's absence left undone.
  func resume()
}

extension Screen {
  var savedDate: Date? { nil }
  func resume() {}
}

extension ViewController {
  /// The screens that are seen now, in this controller and below it.
  var visibleScreens: [any Screen] {
    guard isVisible else { return [] }
    return ((self as? any Screen).map { [$0] } ?? []) + children.flatMap(\.visibleScreens)
  }
}
