import Foundation
import SampleCatalogue
import Synchronization

/// An HTTP server for the sample catalogue. It is a separate process on a free port. A test can stop it, slow it down,
/// make it fail and read its log.
///
/// ```swift
/// let server = try SampleServer()
/// try server.hold("/3/movie/popular")
/// // … the app waits for the list …
/// try server.waitForRequest("/3/movie/popular")
/// try server.release("/3/movie/popular")
/// ```
/// Paths are patterns of `RequestPattern`: `/3/movie/*`, `/t/p/**`, `/3/movie/popular?page=2`. Commands have taken
/// effect when they return, within milliseconds. Waiting for a request blocks in synchronous code and suspends in
/// asynchronous code. The process ends when this object is deallocated or the tests end.
public final class SampleServer: Sendable {
  /// The base URL: `http://127.0.0.1:40321`.
  public let address: String
  private let tool: RunningTool
  private let conversation: Conversation
  private let log: ServerLog
  /// Serializes commands.
  private let commandLock = Mutex(())

  /// Starts a server and waits until it listens.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - exportTitles: The number of synthetic films in the exports, or `nil` for the sample catalogue's titles.
  public convenience init(port: Int = 0, exportTitles: Int? = nil) throws {
    let (start, log) = (try StartingServer(port: port, exportTitles: exportTitles), ServerLog())
    try self.init(start, log, address: start.conversation.wait { log.read($0).address })
  }

  /// Starts a server and waits until it listens.
  ///
  /// - Parameter port: The port, or 0 for a free one.
  public convenience init(port: Int = 0) async throws {
    let (start, log) = (try StartingServer(port: port), ServerLog())
    try self.init(start, log, address: await start.conversation.find { log.read($0).address })
  }

  private init(_ start: StartingServer, _ log: ServerLog, address: String?) throws {
    guard let address else { throw SampleServerError.notListening((try? start.tool.errorOutput) ?? "") }
    self.address = address
    self.log = log
    tool = start.tool
    conversation = start.conversation
  }

  public var port: Int { URL(string: address)?.port ?? 0 }
}

/// A server process that isn't listening yet.
private struct StartingServer {
  let conversation: Conversation
  let tool: RunningTool

  init(port: Int, exportTitles: Int? = nil) throws {
    conversation = try Conversation()
    let exports = exportTitles.map { ["--export-titles", "\($0)"] } ?? []
    tool = try CommandLineTool("matinee-sample-server").start(
      ["--port", "\(port)", "--control"] + exports, connectedTo: conversation)
  }
}

extension SampleServer {
  /// Stops listening and closes all connections, as if the server were down. Its log and its rules remain.
  public func stop() throws { try send(.close) }

  /// Listens on the same port again.
  public func start() throws { try send(.listen) }

  /// Holds requests until they are released; `/**` holds all.
  public func hold(_ path: String, times: Int? = nil) throws { try add(path, .hold, times) }

  /// Removes holds with this pattern, or all holds, and releases their requests.
  public func release(_ path: String? = nil) throws { try send(.release(try path.map(pattern))) }

  /// Delays requests.
  public func delay(_ path: String, by duration: Duration, times: Int? = nil) throws {
    try add(path, .delay(duration), times)
  }

  /// Responds with one of TMDB's errors.
  ///
  /// The app retries temporary errors (429, 5xx) three times within a few seconds, so the user sees an error only with
  /// at least four `times`.
  ///
  /// - Parameters:
  ///   - path: A pattern.
  ///   - status: The HTTP status.
  ///   - retryAfter: The value of the `Retry-After` header in seconds, or `nil` for no header.
  ///   - times: The number of requests to fail, or `nil` for all.
  public func fail(_ path: String, status: Int, retryAfter: Int? = nil, times: Int? = nil) throws {
    try corrupt(path, .error(status: status, retryAfter: retryAfter), times: times)
  }

  /// Responds with a bad response of the given kind.
  public func corrupt(_ path: String, _ response: BadResponse, times: Int? = nil) throws {
    try add(path, .response(response), times)
  }

  /// Adds a rule.
  public func add(_ rule: FaultRule) throws { try send(.add(rule)) }

  /// Removes rules with this pattern, or all rules, and releases their requests.
  public func recover(_ path: String? = nil) throws { try send(.removeFaults(try path.map(pattern))) }
}

extension SampleServer {
  /// All requests up to now, in order of arrival.
  public var requests: [RequestRecord] { get throws { try send(.log) ?? [] } }

  /// Returns the requests that match a pattern.
  public func requests(_ path: String) throws -> [RequestRecord] {
    let pattern = try pattern(path)
    return try requests.filter { pattern.matches($0) }
  }

  /// Clears the log.
  public func clearRequests() throws { try send(.clear) }

  /// Waits for a request, including those in the log, and returns the first match.
  ///
  /// - Parameters:
  ///   - path: A pattern.
  ///   - limit: The maximum time to wait before this method throws.
  ///   - condition: An additional condition, such as a certain outcome.
  @discardableResult
  public func waitForRequest(
    _ path: String = "/**", within limit: Duration = .seconds(60),
    where condition: @escaping @Sendable (RequestRecord) -> Bool = { _ in true }
  ) throws -> RequestRecord {
    let pattern = try pattern(path)
    let found = conversation.wait(timeout: limit) { [log] lines in
      log.read(lines).requests.first { pattern.matches($0) && condition($0) }
    }
    return try orThrow(found, path)
  }

  /// Waits for a request, including those in the log, and returns the first match. See the synchronous method of this
  /// name.
  @discardableResult
  public func waitForRequest(
    _ path: String = "/**", within limit: Duration = .seconds(60),
    where condition: @escaping @Sendable (RequestRecord) -> Bool = { _ in true }
  ) async throws -> RequestRecord {
    let pattern = try pattern(path)
    let found = await conversation.find(within: limit) { [log] lines in
      log.read(lines).requests.first { pattern.matches($0) && condition($0) }
    }
    return try orThrow(found, path)
  }
}

extension SampleServer {
  private func pattern(_ path: String) throws -> RequestPattern { try RequestPattern(path) }

  private func add(_ path: String, _ fault: Fault, _ times: Int?) throws {
    try send(.add(FaultRule(try pattern(path), fault, times: times)))
  }

  /// Sends a command, waits until it is done, and returns the log if the command requests it.
  @discardableResult
  private func send(_ command: ControlCommand) throws -> [RequestRecord]? {
    let reply = commandLock.withLock { _ in
      let count = log.read(conversation.lines).replies.count
      conversation.send(command.description)
      return conversation.wait { [log] lines in log.read(lines).replies.dropFirst(count).first }
    }
    switch reply {
    case .done(let log): return log
    case .refused(let reason): throw SampleServerError.refused(command: command.description, reason: reason)
    default: throw SampleServerError.silent(command: command.description)
    }
  }

  private func orThrow(_ record: RequestRecord?, _ path: String) throws -> RequestRecord {
    guard let record else {
      throw SampleServerError.noRequest(path, instead: log.read(conversation.lines).requests)
    }
    return record
  }
}
