import Foundation

/// An error that stops a test. Its description gives the expected element, similar elements, and the artifacts' folder.
public struct AutomationError: Error, CustomStringConvertible {
  /// The kind of failure.
  public enum Reason: Equatable, Sendable {
    /// The application didn't launch.
    case launch
    /// The application ended.
    case ended
    /// The application doesn't respond.
    case hung
    /// The element didn't appear in time.
    case missing
    /// Several elements matched when the test needed one.
    case ambiguous
    /// The condition didn't hold in time.
    case timedOut
    /// A click wouldn't reach the element in time.
    case notHittable
    /// The element doesn't support the action.
    case unsupported
    /// The test made an invalid request, such as an unknown key.
    case misuse
  }

  /// The kind of failure.
  public let reason: Reason
  public let description: String
  /// The folder with the tree, the screenshot and the standard error, if they could be written.
  public let artifacts: URL?
}

extension AutomationError: LocalizedError {
  public var errorDescription: String? { description }
}
