import Containment
import Foundation

/// A view controller that reports the state of its part of the screen.
package protocol Screen: ViewController {
  /// Whether loading has ended, with content or with an error.
  var isSettled: Bool { get }
  /// Whether there is content to read.
  var hasContent: Bool { get }
  /// The date when the content was loaded, if it isn't current; otherwise `nil`.
  var cachedDate: Date? { get }
  /// Reloads the content.
  func refresh()
  /// Resumes loading after the network returns.
  func resume()
}

extension Screen {
  package var cachedDate: Date? { nil }
  package func resume() {}
}

extension ViewController {
  /// The screens visible now: this controller and its descendants.
  package var visibleScreens: [any Screen] {
    guard isVisible else { return [] }
    return ((self as? any Screen).map { [$0] } ?? []) + children.flatMap(\.visibleScreens)
  }
}

extension [any Screen] {
  /// Whether loading has ended on all screens; `false` if there are none.
  package var areSettled: Bool { !isEmpty && allSatisfy(\.isSettled) }
  /// Whether there is content to read, or all screens are empty or have failed to load.
  package var haveResult: Bool { contains(where: \.hasContent) || areSettled }
}
