import SampleCatalogue

/// An error from a sample server.
public enum SampleServerError: Error, CustomStringConvertible {
  /// The server never listened. Contains its standard error.
  case notListening(String)
  /// The server refused a command. Contains its reason.
  case refused(command: String, reason: String)
  /// The server didn't reply to a command: it hangs or has ended.
  case silent(command: String)
  /// The expected request didn't arrive. Contains the requests that did.
  case noRequest(String, instead: [RequestRecord])

  public var description: String {
    switch self {
    case .notListening(let errorOutput): "The sample server isn’t listening: \(errorOutput)"
    case .refused(let command, let reason): "The sample server refused “\(command)”: \(reason)"
    case .silent(let command): "The sample server didn’t reply to “\(command)”."
    case .noRequest(let wanted, let requests):
      "The sample server received no request for \(wanted). It received: "
        + (requests.isEmpty ? "none." : requests.map { "\n  \($0)" }.joined())
    }
  }
}
