import Catalogue
import Foundation
import TMDB

/// A request to the network, together with its cached response. The same code makes values of both.
public struct Question<Value: Sendable>: Sendable {
  /// Sends the request.
  let ask: @Sendable () async throws(TMDBError) -> Value
  /// The cached response, or `nil` if it is never cached.
  let kept: KeptAnswers<Value>?

  init(kept: KeptAnswers<Value>? = nil, ask: @escaping @Sendable () async throws(TMDBError) -> Value) {
    self.ask = ask
    self.kept = kept
  }
}

/// The cached response to a request, and its changes.
struct KeptAnswers<Value: Sendable>: Sendable {
  /// Reads the cached response.
  let read: @Sendable () async -> Saved<Value>?
  /// Returns the current cached response, then each new one.
  let changes: @Sendable () -> AsyncStream<Answer?>
  /// Decodes a response.
  let value: @Sendable (Answer) async -> Value?
}

extension KeptAnswers {
  /// Reads the cached response off the main actor.
  @concurrent
  func readSoon() async -> Saved<Value>? { await read() }

  /// Decodes a response off the main actor.
  @concurrent
  func decode(_ answer: Answer) async -> Value? { await value(answer) }
}

extension Services {
  /// Returns a question that consists of a single request.
  func question<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) -> Value
  ) -> Question<Value> {
    Question(kept: kept(target) { make($0) }) { () async throws(TMDBError) in
      make(try await client.value(of: target))
    }
  }

  /// Returns the cached response to a target, or `nil` if it is never cached.
  ///
  /// - Parameter make: Makes a value of the response, off the main actor. It returns `nil` if the response is unusable.
  func kept<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) async -> Value?
  ) -> KeptAnswers<Value>? {
    guard let catalogue, let request = try? client.request(for: target),
      let key = AnswerKey(request, source: answerSource)
    else { return nil }
    return KeptAnswers {
      guard let saved = try? await catalogue.saved(target, by: client, source: answerSource),
        let value = await make(saved.value)
      else { return nil }
      return await saved.map { _ in value }
    } changes: {
      catalogue.answers(for: key)
    } value: { answer in
      guard let response = try? client.value(of: target, in: answer.response) else { return nil }
      return await make(response)
    }
  }
}
