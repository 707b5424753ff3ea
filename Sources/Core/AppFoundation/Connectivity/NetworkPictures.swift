import Foundation
import ImagePipeline
import TMDB

/// A picture loader that uses the same networking as all other requests.
package struct NetworkPictures: DataLoading {
  private let networking: any Networking

  package init(_ networking: any Networking) { self.networking = networking }

  package func data(from url: URL, maximumBytes: Int) async throws -> Data {
    let response: NetworkResponse
    do throws(NetworkError) {
      response = try await networking.response(to: NetworkRequest(.get, url))
    } catch {
      throw DataLoadingError(error)
    }
    guard (200..<300).contains(response.status) else {
      let wait = response.retryAfter(now: Date()).map { Duration.seconds($0) }
      throw DataLoadingError.status(response.status, retryAfter: wait)
    }
    guard response.body.count <= maximumBytes else { throw DataLoadingError.tooLarge(limit: maximumBytes) }
    return response.body
  }
}

extension DataLoadingError {
  fileprivate init(_ error: NetworkError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .unreachable(let reason): .unreachable(reason: reason)
      case .blocked(let problem): .unreachable(reason: "\(problem)")
      case .unreadable(let reason): .unreachable(reason: reason)
      case .switchedOff: .unreachable(reason: "working offline")
      case .timedOut: .unreachable(reason: "timed out")
      case .tooLarge(let limit): .tooLarge(limit: limit)
      }
  }
}
