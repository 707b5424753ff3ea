import TMDB

/// A network that brings what is kept, and nothing else: a client of it works as it does on line, paged sources and all.
///
/// What is not kept is unreachable, which a client calls ``TMDBError/offline``.
public struct SavedNetworking: Networking {
  private let catalogue: Catalogue
  private let source: AnswerSource

  /// Makes one that gives what came from one source.
  public init(_ catalogue: Catalogue, source: AnswerSource) {
    self.catalogue = catalogue
    self.source = source
  }

  /// The answer that is kept, as the network would have brought it.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let key = AnswerKey(request, source: source) else { throw .unreachable(reason: "not saved") }
    let answer: Answer?
    do {
      answer = try await catalogue.answer(for: key)
    } catch {
      throw error == .cancelled ? .cancelled : .unreachable(reason: "\(error)")
    }
    guard let answer else { throw .unreachable(reason: "not saved") }
    return answer.response
  }
}
