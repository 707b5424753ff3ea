import Foundation

/// Why a picture cannot be shown.
public enum ImagePipelineError: Error, Hashable, Sendable {
  /// The task that asked was cancelled; not a failure, and nothing to show.
  case cancelled
  /// The server answered with this HTTP status instead of a picture.
  case unavailable(status: Int)
  /// The content is larger than the bound, in bytes.
  case tooLarge(limit: Int)
  /// The picture claims to have more pixels than are ever decoded.
  case tooManyPixels(width: Int, height: Int)
  /// The content is not a picture. The reason is for a log.
  case undecodable(reason: String)
  /// No bytes came, for a reason that may pass. The reason is for a log.
  case unreachable(reason: String)

  /// Whether asking again later can help. What is not transient is remembered, and the address is not asked again
  /// before ``ImagePipeline/forgetFailures()``.
  public var isTransient: Bool {
    switch self {
    case .cancelled, .unreachable: true
    case .unavailable(let status): !(400..<500).contains(status) || [408, 425, 429].contains(status)
    case .tooLarge, .tooManyPixels, .undecodable: false
    }
  }
}

extension ImagePipelineError: LocalizedError {
  /// What happened, in a sentence for a person.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "Loading the picture was stopped."
    case .unavailable: "The server does not have this picture."
    case .tooLarge, .tooManyPixels: "The picture is too large to show."
    case .undecodable: "The picture is damaged or of an unknown kind."
    case .unreachable: "The picture could not be loaded."
    }
  }

  /// What can be done about it.
  public var recoverySuggestion: String? {
    isTransient ? "Check the connection and try again." : nil
  }
}

extension ImagePipelineError {
  /// Sorts whatever a loader threw. A cancellation that nobody here asked for is a failure like any other, as the
  /// picture would otherwise wait for ever.
  init(loading error: any Error, isCancelled: Bool) {
    if isCancelled {
      self = .cancelled
      return
    }
    switch error as? DataLoadingError {
    case .status(let status, _): self = .unavailable(status: status)
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .unreachable(let reason): self = .unreachable(reason: reason)
    case .cancelled: self = .unreachable(reason: "the loader cancelled")
    case nil: self = .unreachable(reason: String(describing: error))
    }
  }
}
