import Foundation
import SampleCatalogue
import Synchronization

/// The sample catalogue over HTTP, as a process of its own on a free port, that a test can stop, slow down, break and ask
/// for its log.
///
/// ```swift
/// let server = try SampleServer()
/// try server.hold("/3/movie/popular")
/// // … the app waits for the list …
/// try server.waitForRequest("/3/movie/popular")
/// try server.release("/3/movie/popular")
/// ```
/// Paths are patterns of `RequestPattern`: `/3/movie/*`, `/t/p/**`, `/3/movie/popular?page=2`. Commands are carried out
/// when they return, within milliseconds. Waiting for a request blocks in synchronous code and suspends in asynchronous
/// code. The process ends with its last reference, and with the tests.
public final class SampleServer: Sendable {
  /// Where it listens: `http://127.0.0.1:40321`.
  public let address: String
  private let tool: RunningTool
  private let conversation: Conversation
  private let log: ServerLog
  /// One command at a time.
  private let turn = Mutex(())

  /// Starts one and waits until it listens.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - exportTitles: how many made-up films the exports have, in place of the catalogue's.
  public convenience init(port: Int = 0, exportTitles: Int? = nil) throws {
    let (start, log) = (try Start(port: port, exportTitles: exportTitles), ServerLog())
    try self.init(start, log, address: start.conversation.wait { log.read($0).address })
  }

  /// Starts one and waits until it listens.
  ///
  /// - Parameter port: 0 for any that is free.
  public convenience init(port: Int = 0) async throws {
    let (start, log) = (try Start(port: port), ServerLog())
    try self.init(start, log, address: await start.conversation.find { log.read($0).address })
  }

  private init(_ start: Start, _ log: ServerLog, address: String?) throws {
    guard let address else { throw SampleServerError.notListening((try? start.tool.words) ?? "") }
    self.address = address
    self.log = log
    tool = start.tool
    conversation = start.conversation
  }

  public var port: Int { URL(string: address)?.port ?? 0 }

  /// What the server alone holds in memory, in bytes, whatever other tests run beside it.
  public var residentBytes: Int {
    get throws {
      let text = try String(contentsOfFile: "/proc/\(tool.identifier)/statm", encoding: .utf8)
      return (Int(text.split(separator: " ")[1]) ?? 0) * 4_096
    }
  }
}

/// A process that was started and does not listen yet.
private struct Start {
  let conversation: Conversation
  let tool: RunningTool

  init(port: Int, exportTitles: Int? = nil) throws {
    conversation = try Conversation()
    let exports = exportTitles.map { ["--export-titles", "\($0)"] } ?? []
    tool = try CommandLineTool("matinee-sample-server").start(
      ["--port", "\(port)", "--control"] + exports, talkingTo: conversation)
  }
}

extension SampleServer {
  /// Stops listening and drops every connection, as a server that is gone. Its log and its rules stay.
  public func stop() throws { try send(.close) }

  /// Listens again, on the same port.
  public func start() throws { try send(.listen) }

  /// Lets requests wait until they are released; `/**` pauses everything.
  public func hold(_ path: String, times: Int? = nil) throws { try add(path, .hold, times) }

  /// Lets those go that are held by this pattern, or all, and holds none any more.
  public func release(_ path: String? = nil) throws { try send(.release(try path.map(pattern))) }

  /// Lets requests wait a while.
  public func delay(_ path: String, by duration: Duration, times: Int? = nil) throws {
    try add(path, .delay(duration), times)
  }

  /// Answers with one of TMDB's errors. The app tries what is transient (429, 5xx) again by itself, three times within a
  /// few seconds: fewer `times` than four are not seen by who uses it.
  ///
  /// - Parameter retryAfter: in seconds, for the header of this name.
  public func fail(_ path: String, status: Int, retryAfter: Int? = nil, times: Int? = nil) throws {
    try spoil(path, .refusal(status: status, retryAfter: retryAfter), times: times)
  }

  /// Answers badly in another way.
  public func spoil(_ path: String, _ answer: BadAnswer, times: Int? = nil) throws {
    try add(path, .answer(answer), times)
  }

  /// Takes the rules of this pattern away, or all, and lets go what they held.
  public func heal(_ path: String? = nil) throws { try send(.heal(try path.map(pattern))) }
}

extension SampleServer {
  /// The requests that have come, oldest first: all of them up to this moment.
  public var requests: [RequestRecord] { get throws { try send(.log) ?? [] } }

  /// The requests of this pattern that have come.
  public func requests(_ path: String) throws -> [RequestRecord] {
    let pattern = try pattern(path)
    return try requests.filter { pattern.matches($0) }
  }

  /// Begins the log anew.
  public func clearRequests() throws { try send(.clear) }

  /// Waits for a request, unless it has come already, and returns the first.
  ///
  /// - Parameters:
  ///   - path: a pattern.
  ///   - limit: the longest to wait before this throws.
  ///   - condition: what else must hold, such as its outcome.
  @discardableResult
  public func waitForRequest(
    _ path: String = "/**", within limit: Duration = .seconds(20),
    where condition: @escaping @Sendable (RequestRecord) -> Bool = { _ in true }
  ) throws -> RequestRecord {
    let pattern = try pattern(path)
    let found = conversation.wait(atMost: limit) { [log] lines in
      log.read(lines).requests.first { pattern.matches($0) && condition($0) }
    }
    return try orThrow(found, path)
  }

  /// Waits for a request, unless it has come already, and returns the first; see the blocking method of this name.
  @discardableResult
  public func waitForRequest(
    _ path: String = "/**", within limit: Duration = .seconds(20),
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

  /// Says a command, and waits until it is carried out; returns the log where that was asked for.
  @discardableResult
  private func send(_ command: ControlCommand) throws -> [RequestRecord]? {
    let reply = turn.withLock { _ in
      let count = log.read(conversation.lines).replies.count
      conversation.say(command.description)
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
