import Foundation
import Localization

/// The reason why a picture can't be shown.
public enum ImagePipelineError: Error, Hashable, Sendable {
  /// A cancelled task. This isn't a failure, and there is nothing to report.
  case cancelled
  /// An HTTP status from the server instead of a picture.
  case unavailable(status: Int)
  /// Data that is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// A picture with more pixels, according to its header, than the pipeline decodes.
  case tooManyPixels(width: Int, height: Int)
  /// A picture that a decoder would process too many times, such as a progressive JPEG with thousands of scans.
  case tooManyPasses(Int)
  /// Data that isn't a picture. The reason is for logs.
  case undecodable(reason: String)
  /// A transient failure to load data. The reason is for logs.
  case unreachable(reason: String)

  /// Whether a later attempt can succeed. The pipeline remembers permanent errors, and doesn't request the URL again
  /// until ``ImagePipeline/forgetFailures()`` is called.
  public var isTransient: Bool {
    switch self {
    case .cancelled, .unreachable: true
    case .unavailable(let status): !(400..<500).contains(status) || [408, 425, 429].contains(status)
    case .tooLarge, .tooManyPixels, .tooManyPasses, .undecodable: false
    }
  }
}

extension ImagePipelineError: LocalizedError {
  /// A sentence for the user that describes the error.
  public var errorDescription: String? {
    switch self {
    case .cancelled: tr("The request was cancelled.")
    case .unavailable: tr("The server can’t provide this picture.")
    case .tooLarge, .tooManyPixels: tr("The picture is too large to show.")
    case .tooManyPasses: tr("The picture is too complex to show.")
    case .undecodable: tr("The picture is damaged or in an unsupported format.")
    case .unreachable: tr("Can’t load the picture.")
    }
  }

  /// A suggestion for the user, if any.
  public var recoverySuggestion: String? {
    isTransient ? tr("Check your connection and try again.") : nil
  }
}

extension ImagePipelineError {
  /// Creates an error from a loader's error. A cancellation that the subscribers didn't cause counts as a failure;
  /// otherwise, the picture would never finish loading.
  init(loading error: any Error, isCancelled: Bool) {
    if isCancelled {
      self = .cancelled
      return
    }
    switch error as? DataLoadingError {
    case .status(let status, _): self = .unavailable(status: status)
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .unreachable(let reason): self = .unreachable(reason: reason)
    case .cancelled: self = .unreachable(reason: "the loader cancelled the request")
    case nil: self = .unreachable(reason: String(describing: error))
    }
  }
}
