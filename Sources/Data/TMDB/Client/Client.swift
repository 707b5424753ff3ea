import Foundation
import Logging

/// A client for TMDB's API, version 3. Every failure is a ``TMDBError``.
///
/// A client is a value. A copy with another language or credential shares the original's network and request limits.
///
/// ```swift
/// let client = Client(networking: HTTPNetworking(), credential: .apiKey("your key"))
/// let page = try await client.value(of: MovieTarget.nowPlaying)
/// ```
public struct Client: Sendable {
  /// The base URL, language, region and other settings.
  public var configuration: ClientConfiguration
  /// The credential that authorizes the app's requests.
  public var credential: Credential
  /// Logs each request (debug) and each partly unreadable response (warning), without URLs or secrets.
  public var logger = Logger(label: "TMDB")
  /// Returns a number from 0 to 1 for the random part of a pause before a retry.
  public var jitter: @Sendable () -> Double = { .random(in: 0...1) }

  private(set) var networking: any Networking
  let limits: RequestLimits
  let gate: RequestGate
  let clock: RequestClock

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - networking: The network that performs the requests.
  ///   - credential: The credential that authorizes the app's requests.
  ///   - configuration: The base URL, language, region and other settings.
  ///   - limits: The limits on requests, and the retry policy.
  ///   - clock: The clock for pauses and time limits; tests pass one that they advance themselves.
  ///   - date: Returns the current date. The client uses it to evaluate `Retry-After`.
  public init<Source: Clock>(
    networking: any Networking, credential: Credential = .none,
    configuration: ClientConfiguration = ClientConfiguration(), limits: RequestLimits = .standard,
    clock: Source = ContinuousClock(), date: @escaping @Sendable () -> Date = { Date() }
  ) where Source.Duration == Duration {
    self.networking = networking
    self.credential = credential
    self.configuration = configuration
    self.limits = limits
    self.clock = RequestClock(clock, date: date)
    gate = RequestGate(limits: limits, clock: self.clock)
  }

  /// Fetches and decodes the target's response, off the caller's actor.
  ///
  /// The client retries transient failures within its limits.
  ///
  /// - Throws: ``TMDBError``; ``TMDBError/cancelled`` if the task was cancelled at any point.
  @concurrent
  public func value<Response>(of target: Target<Response>) async throws(TMDBError) -> Response {
    try await sizedValue(of: target).value
  }

  /// Fetches and decodes the target's response, and returns its size in bytes with it. See ``value(of:)``.
  @concurrent
  public func sizedValue<Response>(
    of target: Target<Response>
  ) async throws(TMDBError) -> (value: Response, byteCount: Int) {
    let request = try request(for: target)
    let response = try await response(to: request, for: target.description)
    return (try Response.decode(response.body, of: target, logger: logger), response.body.count)
  }

  /// Decodes a response from another source, such as a cache, exactly like one from the network.
  ///
  /// - Throws: ``TMDBError``, including the error that the response itself reports.
  public func value<Response>(
    of target: Target<Response>, in response: NetworkResponse
  ) throws(TMDBError) -> Response {
    if let error = TMDBError(response, now: clock.date()) { throw error.without(credential.secret) }
    return try Response.decode(response.body, of: target, logger: logger)
  }
}

extension Client {
  /// Whether a request of this client or a copy of it is running or waiting. Background work can wait until there is
  /// none.
  public var isBusy: Bool { get async { await gate.isBusy } }

  /// Returns a client that also passes each response to a closure, on any thread, before it is decoded.
  public func observingResponses(
    _ body: @escaping @Sendable (NetworkRequest, NetworkResponse) -> Void
  ) -> Client {
    var client = self
    client.networking = ObservedNetworking(networking: networking, onResponse: body)
    return client
  }
}

extension Client: CustomStringConvertible, CustomReflectable {
  public var description: String { "Client(\(configuration.baseURL.host ?? ""), \(credential))" }
  public var customMirror: Mirror {
    Mirror(self, children: ["configuration": configuration, "credential": credential])
  }
}
