import Foundation
import SampleCatalogue
import ScreenFoundation
import TMDB

extension PreviewState {
  /// Returns a network that puts controllers in this state.
  func networking(over networking: any Networking) -> any Networking {
    switch self {
    case .content, .libraryOpening, .libraryEmpty, .libraryFailed: return networking
    case .longTexts: return LongTextNetworking(networking: networking)
    case .loading: return FaultyNetworking(networking, .hold)
    case .empty: return FaultyNetworking(networking, .response(.empty))
    case .failed: return FaultyNetworking(networking, .response(.error(status: 500, retryAfter: nil)))
    }
  }
}

extension FaultyNetworking {
  fileprivate convenience init(_ networking: any Networking, _ fault: Fault) {
    self.init(networking)
    add(FaultRule(.api, fault))
  }
}

/// A network that puts a long text before all names and texts in another one's responses.
private struct LongTextNetworking: Networking {
  let networking: any Networking

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    var response = try await networking.response(to: request)
    guard request.url.path.hasPrefix("/3/"), var json = String(data: response.body, encoding: .utf8) else {
      return response
    }
    for field in ["name", "title", "overview", "biography", "character"] {
      let start = "\"\(field)\":\""
      json = json.components(separatedBy: start).joined(separator: start + longText)
    }
    response.body = Data(json.utf8)
    return response
  }
}

private let longText = "The Most Remarkable and Entirely True History of the Woman Who Counted All the Stars, or "
