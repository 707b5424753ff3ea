import Foundation
import Logging

/// Asks TMDB, and answers with values or with one ``TMDBError``.
///
/// A client is a value: a copy with another language or credential shares the network, and the limits on it, with the
/// first.
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
  let limits: RequestLimits
  let gate: RequestGate
  let clock: RequestClock
  let chance: @Sendable () -> Double
  let logger: Logger

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - networking: Where requests go.
  ///   - limits: How much it asks at most, and how it tries again.
  ///   - clock: What it waits by; a test brings one that it moves itself.
  ///   - date: The calendar's date, to say until when TMDB wants to be left alone.
  ///   - chance: A number between 0 and 1 for the part of a pause that is left to chance.
  ///   - logger: Gets one line a request (debug) and one for each answer that was bad in part (warning); never an
  /// address or a secret.
  public init<Source: Clock>(
    networking: any Networking, credential: Credential = .none,
    configuration: ClientConfiguration = ClientConfiguration(), limits: RequestLimits = .standard,
    clock: Source = ContinuousClock(), date: @escaping @Sendable () -> Date = { Date() },
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }, logger: Logger = Logger(label: "TMDB")
  ) where Source.Duration == Duration {
    self.networking = networking
    self.credential = credential
    self.configuration = configuration
    self.limits = limits
    self.clock = RequestClock(clock, date: date)
    self.chance = chance
    self.logger = logger
    gate = RequestGate(limits: limits, clock: self.clock)
  }

  /// Asks one question, off the caller's actor, and reads the answer. What failed for a passing reason is tried again
  /// within the limits.
  ///
  /// - Throws: ``TMDBError``; ``TMDBError/cancelled`` when the task was cancelled, wherever it was waiting.
  @concurrent
  public func value<Response>(of target: Target<Response>) async throws(TMDBError) -> Response {
    try await sizedValue(of: target).value
  }

  /// As ``value(of:)``, with how large the answer was, in bytes.
  @concurrent
  public func sizedValue<Response>(
    of target: Target<Response>
  ) async throws(TMDBError) -> (value: Response, byteCount: Int) {
    let request = try request(for: target)
    let response = try await response(to: request, for: target.description)
    return (try Response.decode(response.body, of: target, logger: logger), response.body.count)
  }

  /// Reads an answer that came in some other way, such as one that was kept, just as if the network had brought it.
  ///
  /// - Throws: ``TMDBError``, also the one that the answer tells of.
  public func value<Response>(
    of target: Target<Response>, in response: NetworkResponse
  ) throws(TMDBError) -> Response {
    if let error = TMDBError(response, now: clock.date()) { throw error.without(credential.secret) }
    return try Response.decode(response.body, of: target, logger: logger)
  }
}

extension Client: CustomStringConvertible, CustomReflectable {
  public var description: String { "Client(\(configuration.baseURL.host ?? ""), \(credential))" }
  public var customMirror: Mirror {
    Mirror(self, children: ["configuration": configuration, "credential": credential])
  }
}
