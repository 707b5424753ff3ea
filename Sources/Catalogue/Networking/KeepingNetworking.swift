import Foundation
import TMDB

/// A network that keeps what it brings, and asks whether what is kept still holds before it fetches it again.
///
/// An answer goes to who asked before it is written. What is of a person's account is neither kept nor touched, and neither is the response
/// to a request with `Cache-Control: no-store`. Where the catalogue fails, this is as good as the network alone.
public struct KeepingNetworking: Networking {
  private let networking: any Networking
  private let catalogue: Catalogue
  private let source: AnswerSource

  /// Makes one of a network and what is to keep its answers.
  ///
  /// - Parameter source: who answers. Requests to others pass by the catalogue.
  public init(_ networking: any Networking, in catalogue: Catalogue, source: AnswerSource) {
    self.networking = networking
    self.catalogue = catalogue
    self.source = source
  }

  /// As the network itself; an answer that says that nothing has changed never gets here.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let key = AnswerKey(request, source: source), AnswerShape(path: key.list.path) != nil,
      request.headers["if-none-match"] == nil, request.headers["cache-control"] != "no-store"
    else { return try await networking.response(to: request) }
    var question = request
    question.headers["if-none-match"] = try? await catalogue.etag(for: key)
    let response = try await networking.response(to: question)
    guard response.status == 304 else { return keep(response, key) }
    if let saved = try? await catalogue.answer(for: key) {
      catalogue.confirmSoon(key, at: catalogue.now())
      return NetworkResponse(
        headers: response.headers.merging(saved.response.headers) { _, own in own }, body: saved.body)
    }
    return keep(try await networking.response(to: request), key)
  }
}

extension KeepingNetworking {
  private func keep(_ response: NetworkResponse, _ key: AnswerKey) -> NetworkResponse {
    if response.status == 200, TMDBError(response) == nil {
      catalogue.keepSoon(
        Answer(key, body: response.body, fetched: catalogue.now(), etag: response.headers["etag"]))
    }
    return response
  }
}
