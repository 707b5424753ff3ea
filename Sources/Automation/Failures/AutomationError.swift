import Foundation

/// Why a test could not go on: its description says what was sought, what was there instead, and where the pictures are.
public struct AutomationError: Error, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Reason: Equatable, Sendable {
    /// The application could not be started.
    case launch
    /// The application ended.
    case ended
    /// The application does not answer.
    case hung
    /// An element was not there in time.
    case missing
    /// There were several elements, and one was meant.
    case ambiguous
    /// A condition did not come to hold in time.
    case notInTime
    /// The element cannot do what it was asked for.
    case unable
    /// The test asked for something that there is not, such as an unknown key.
    case misuse
  }

  /// What kind of failure it is.
  public let reason: Reason
  public let description: String
  /// The folder with the tree, the picture and the standard error, when there is one.
  public let artifacts: URL?
}

extension AutomationError: LocalizedError {
  public var errorDescription: String? { description }
}
