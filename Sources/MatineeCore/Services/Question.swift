import Catalogue
import Foundation
import TMDB

/// What can be asked of the network, and read from what it said before; what is made of both is made by the same code.
public struct Question<Value: Sendable>: Sendable {
  /// Asks the network.
  let ask: @Sendable () async throws(TMDBError) -> Value
  /// What is kept; `nil` where nothing ever is.
  let kept: KeptAnswers<Value>?

  init(kept: KeptAnswers<Value>? = nil, ask: @escaping @Sendable () async throws(TMDBError) -> Value) {
    self.ask = ask
    self.kept = kept
  }
}

/// The answers to one question that are kept, and those that come to be while somebody looks.
struct KeptAnswers<Value: Sendable>: Sendable {
  /// What is kept now.
  let read: @Sendable () async -> Saved<Value>?
  /// What is kept now, and each time that it changes.
  let changes: @Sendable () -> AsyncStream<Answer?>
  /// What an answer says.
  let value: @Sendable (Answer) async -> Value?
}

extension KeptAnswers {
  /// Reads off the main actor.
  @concurrent
  func readSoon() async -> Saved<Value>? { await read() }

  /// Decodes off the main actor.
  @concurrent
  func decode(_ answer: Answer) async -> Value? { await value(answer) }
}

extension Services {
  /// A question of one request.
  func question<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) -> Value
  ) -> Question<Value> {
    Question(kept: kept(target) { make($0) }) { () async throws(TMDBError) in
      make(try await client.value(of: target))
    }
  }

  /// What is kept of a target.
  ///
  /// - Parameter make: makes a value of an answer, off the main actor; `nil` where it is of no use.
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
