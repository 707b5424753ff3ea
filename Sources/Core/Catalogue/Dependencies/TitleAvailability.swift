import Foundation
import Synchronization
import TMDB
import TitleIdentity

/// Reports whether titles still exist, according to all responses to requests for their details.
public final class TitleAvailability: Sendable {
  public struct Report: Hashable, Sendable {
    public let title: TitleID
    public let isRemoved: Bool
  }

  private let onReport = Mutex<@Sendable (Report) -> Void> { _ in }

  public init() {}

  /// Sets the closure to call with each report, on any thread. It replaces the previous closure.
  public func onReport(_ body: @escaping @Sendable (Report) -> Void) { onReport.withLock { $0 = body } }

  /// Returns a client whose responses are reported.
  func observing(_ client: Client) -> Client {
    let base = client.configuration.baseURL.appending(path: "3/").path(percentEncoded: false)
    return client.observingResponses { [weak self] request, response in
      if let report = Report(request, response, base: base) { self?.send(report) }
    }
  }

  private func send(_ report: Report) { onReport.withLock(\.self)(report) }
}

extension TitleAvailability.Report {
  /// Creates the report of a response; `nil` if it isn't about a title's details, or says nothing about the title.
  ///
  /// - Parameter base: The path of the API, such as `/3/`.
  fileprivate init?(_ request: NetworkRequest, _ response: NetworkResponse, base: String) {
    let path = request.url.path(percentEncoded: false)
    guard request.method == .get, path.hasPrefix(base),
      let id = TitleID(String(path.dropFirst(base.count)))
    else { return nil }
    let isRemoved = TMDBError.isMissing(response)
    guard isRemoved || TMDBError(response) == nil else { return nil }
    self.init(title: id, isRemoved: isRemoved)
  }
}
