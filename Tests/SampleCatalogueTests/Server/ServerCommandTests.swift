// Tests of the server on the command line: its output, errors and exit codes.
import Foundation
import TMDB
import Testing
import ToolTestSupport

@Suite(.timeLimit(.minutes(5))) struct ServerCommandTests {
  /// Starts the server without the control option, and returns it with the address from its first line.
  private func start(
    _ arguments: [String] = []
  ) async throws -> (running: RunningTool, conversation: Conversation, address: URL) {
    let conversation = try Conversation()
    let running = try CommandLineTool("matinee-sample-server").start(
      ["--port", "0"] + arguments, connectedTo: conversation)
    let first = try #require(await conversation.find(\.first))
    #expect(first.hasPrefix("Listening on http://127.0.0.1:"))
    return (running, conversation, try #require(URL(string: String(first.dropFirst("Listening on ".count)))))
  }

  private func run(_ arguments: [String]) async throws -> CommandLineTool.Outcome {
    try await CommandLineTool("matinee-sample-server").run(arguments)
  }

  @Test func `The server prints one line per request, without secrets`() async throws {
    let server = try await start()
    let networking = HTTPNetworking(plainOrigins: [server.address])
    for path in [
      "/3/movie/popular?page=1&api_key=verysecret", "/3/movie/1?api_key=verysecret&session_id=verysecret",
      "/3/guest_session/verysecret/rated/tv?api_key=wrong",
    ] {
      let url = try #require(URL(string: server.address.absoluteString + path))
      _ = try await networking.response(to: NetworkRequest(.get, url))
    }
    let lines = try #require(await server.conversation.find { $0.count == 4 ? $0.dropFirst() : nil })
    #expect(
      Array(lines) == ["GET /3/movie/popular?page=1 200", "GET /3/movie/1 404", "GET /3/guest_session/…/rated/tv 401"])
    await networking.shutdown()
  }

  @Test func `The fault option applies from the start`() async throws {
    let server = try await start(["--fault", "/3/movie/* status 503 times 1", "--fault", "/3/tv/** drop"])
    let networking = HTTPNetworking(plainOrigins: [server.address])
    func status(_ path: String) async throws -> Int {
      let url = server.address.appending(path: path).appending(queryItems: [URLQueryItem(name: "api_key", value: "k")])
      return try await networking.response(to: NetworkRequest(.get, url)).status
    }
    #expect(try await status("3/movie/popular") == 503)
    #expect(try await status("3/movie/popular") == 200)
    await #expect(throws: NetworkError.self) { try await status("3/tv/popular") }
    #expect(await server.conversation.find { $0.contains("GET /3/tv/popular dropped") ? true : nil } == true)
    await networking.shutdown()
  }

  @Test func `The pictures fault cycles through six kinds of hostile images`() async throws {
    let server = try await start(["--fault", "pictures"])
    let networking = HTTPNetworking(plainOrigins: [server.address])
    func picture(_ number: Int) async throws -> NetworkResponse {
      try await networking.response(
        to: NetworkRequest(.get, server.address.appending(path: "t/p/w92/p\(910_000_000 + number).jpg")))
    }
    var kinds: Set<String> = []
    for number in 1...6 {
      do {
        let reply = try await picture(number)
        kinds.insert("\(reply.headers["content-type"] ?? "") \(reply.body.count)")
        #expect(reply.status == 200)
      } catch {
        kinds.insert("\(error)")
      }
    }
    #expect(kinds.count == 6, "\(kinds)")
    #expect(kinds.contains { $0.hasPrefix("text/html") })
    #expect(kinds.contains { $0.hasPrefix("image/png") })
    await networking.shutdown()
  }

  @Test func `The server ignores commands without the control option`() async throws {
    let server = try await start()
    server.conversation.send("close")
    let networking = HTTPNetworking(plainOrigins: [server.address])
    let reply = try await networking.response(
      to: NetworkRequest(.get, server.address.appending(path: "3/configuration")))
    #expect(reply.status == 401)
    // The server's log line and its response are independent, so the line can arrive later.
    let requestLines = await server.conversation.find { $0.count == 2 ? $0 : nil }
    #expect(requestLines != nil)
    await networking.shutdown()
  }

  @Test func `The server exits without an error or output when interrupted`() async throws {
    let server = try await start()
    server.running.interrupt()
    let outcome = try await server.running.end()
    #expect(outcome.status == 0)
    #expect(!outcome.wasKilled)
    #expect(server.conversation.lines.count == 1)
  }

  @Test func `The server reports a port that is already in use`() async throws {
    let silent = try SilentServer()
    for arguments in [["--port", "\(silent.port)"], ["--port", "\(silent.port)", "--control"]] {
      let outcome = try await run(arguments)
      #expect(outcome.status == 1)
      #expect(outcome.errorOutput == "Can’t listen on 127.0.0.1:\(silent.port): the port is already in use.\n")
    }
  }

  @Test(arguments: [
    (["--port", "70000"], "--port takes a number from 0 to 65535."),
    (["--fault", "/3 explode"], "“explode” isn’t a fault"),
    (["--fault", "/3 hold"], "The hold fault requires --control."),
  ])
  func `The server rejects invalid arguments`(arguments: [String], message: String) async throws {
    let outcome = try await run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errorOutput.contains(message))
  }
}
