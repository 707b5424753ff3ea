import SampleCatalogue

/// Why a sample server did not do what a test asked of it.
public enum SampleServerError: Error, CustomStringConvertible {
  /// It never listened; what it said on standard error.
  case notListening(String)
  /// It would not carry out a command, and why.
  case refused(command: String, reason: String)
  /// It said nothing to a command: it hangs, or is gone.
  case silent(command: String)
  /// No such request came; what came instead.
  case noRequest(String, instead: [RequestRecord])

  public var description: String {
    switch self {
    case .notListening(let words): "The sample server does not listen: \(words)"
    case .refused(let command, let reason): "The sample server refused “\(command)”: \(reason)"
    case .silent(let command): "The sample server did not answer “\(command)”."
    case .noRequest(let wanted, let requests):
      "The sample server was never asked for \(wanted), but: "
        + (requests.isEmpty ? "nothing." : requests.map { "\n  \($0)" }.joined())
    }
  }
}
