import Foundation
import Logging

/// Asks TMDB, and answers with values or with one ``TMDBError``.
///
/// A client is a value: a copy with another language or credential shares the network, and the limits on it, with the first.
///
/// ```swift
/// let client = Client(networking: HTTPNetworking(), credential: .apiKey(key))
/// let page = try await client.value(of: MovieTarget.nowPlaying)
/// ```
public struct Client: Sendable {
  /// Language, region and the like.
  public var configuration: ClientConfiguration
  /// What proves to TMDB that the app may ask.
  public var credential: Credential

  let networking: any Networking
  let logger: Logger

  /// Makes a client.
  public init(
    networking: any Networking, credential: Credential = .none,
    configuration: ClientConfiguration = ClientConfiguration(), logger: Logger = Logger(label: "TMDB")
  ) {
    self.networking = networking
    self.credential = credential
    self.configuration = configuration
    self.logger = logger
  }

  /// Asks one question, off the caller's actor, and reads the answer.
  ///
  /// - Throws: ``TMDBError``; ``TMDBError/cancelled`` when the task was cancelled.
  @concurrent
  public func value<Response>(of target: Target<Response>) async throws(TMDBError) -> Response {
    let request = try request(for: target)
    let response: NetworkResponse
    do {
      response = try await networking.response(to: request)
    } catch {
      throw TMDBError(error)
    }
    if let error = TMDBError(response) { throw error }
    return try Response.decode(response.body, of: target, logger: logger)
  }
}
