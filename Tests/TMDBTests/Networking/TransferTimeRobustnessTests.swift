import Foundation
import TMDBTesting
import Testing

@testable import TMDB

/// Servers that are silent, too slow, or send without end. The limits end each transfer. The test controls the clock.
@Suite(.timeLimit(.minutes(5))) struct TransferTimeRobustnessTests {
  private let day = Duration.seconds(86_400)

  /// Sends a request, advancing the clock from sleeper to sleeper until the transfer has ended.
  private func ask(_ server: LoopbackServer, _ limits: HTTPLimits) async -> (NetworkError?, elapsed: Duration) {
    let clock = ManualClock()
    let networking = HTTPNetworking(limits: limits, plainOrigins: [server.url], clock: clock)
    let driver = Task {
      _ = await server.nextRequest()
      while !Task.isCancelled {
        await clock.waitForSleepers(1)
        clock.advanceToNextSleeper()
      }
    }
    defer { driver.cancel() }
    do {
      _ = try await networking.response(to: NetworkRequest(.get, server.url))
      return (nil, clock.now.offset)
    } catch {
      return (error, clock.now.offset)
    }
  }

  @Test func `Silence before the response times out`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data()) }
    let (error, elapsed) = await ask(server, HTTPLimits(idle: .seconds(15)))
    #expect(error == .timedOut)
    #expect(elapsed == .seconds(15))
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `Silence within the response times out`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data.chunkedHead + Data.chunk) }
    #expect(await ask(server, HTTPLimits(idle: .seconds(15), minimumRate: 0)).0 == .timedOut)
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `An endless response times out, and its transfer ends`() async throws {
    let server = try await LoopbackServer { _ in .endless(.chunkedHead) }
    let (error, elapsed) = await ask(server, HTTPLimits(idle: day, total: .seconds(5), bodySize: .max))
    #expect(error == .timedOut)
    #expect(elapsed == .seconds(5))
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `A body slower than the minimum rate times out`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(.chunkedHead + Data("1\r\nx\r\n".utf8)) }
    let limits = HTTPLimits(idle: day, response: .seconds(Int64.max / 4), total: nil)
    #expect(await ask(server, limits).0 == .timedOut)
    await server.waitForClosure()
    await server.stop()
  }

  @Test func `Slow response headers time out`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data("HTTP/1.1 200 OK\r\nx-a: ".utf8)) }
    let (error, elapsed) = await ask(server, HTTPLimits(idle: day, response: .seconds(30), total: nil))
    #expect(error == .timedOut)
    #expect(elapsed == .seconds(30))
    await server.stop()
  }

  @Test func `A transfer times out at its total limit without a minimum rate`() async throws {
    let server = try await LoopbackServer { _ in .bytesThenSilence(Data.chunkedHead + Data.chunk) }
    let limits = HTTPLimits(idle: day, response: day, total: .seconds(25), minimumRate: 0)
    let (error, elapsed) = await ask(server, limits)
    #expect(error == .timedOut)
    #expect(elapsed == .seconds(25))
    await server.waitForClosure()
    await server.stop()
  }

  /// Simulates measurement windows with these byte counts, and returns the resulting error.
  private func watch(_ limits: HTTPLimits, _ windows: [Int]) async -> (any Error)? {
    let clock = ManualClock()
    let watch = TransferMonitor(limits: limits, clock: RequestClock(clock))
    let task = Task { try await watch.run() }
    await clock.waitForSleepers(1)
    watch.receivedHead()
    for (index, bytes) in windows.enumerated() {
      watch.received(bytes)
      clock.advanceToNextSleeper()
      if index < windows.count - 1 { await clock.waitForSleepers(1) }
    }
    let result = await task.result
    if case .failure(let error) = result { return error }
    return nil
  }

  @Test func `The rate is measured over each window, not over the whole transfer`() async throws {
    let limits = HTTPLimits(idle: day, total: nil, minimumRate: 100, rateWindow: .seconds(10))
    #expect(await watch(limits, [1_000_000, 1000, 1000, 999]) as? NetworkError == .timedOut)
  }

  @Test func `A body at the minimum rate continues past a minute without a total limit`() async throws {
    let limits = HTTPLimits(idle: day, total: nil, minimumRate: 100, rateWindow: .seconds(10))
    let windows = Array(repeating: 1000, count: 20) + [0]
    #expect(await watch(limits, windows) as? NetworkError == .timedOut)
  }

  @Test func `Silence is measured from the last data, and not without a connection`() async throws {
    let clock = ManualClock()
    let limits = HTTPLimits(idle: .seconds(15), response: day, total: nil, minimumRate: 0, rateWindow: .seconds(10))
    let watch = TransferMonitor(limits: limits, clock: RequestClock(clock))
    let task = Task { try await watch.run() }
    func advance() async {
      await clock.waitForSleepers(1)
      clock.advanceToNextSleeper()
    }
    for _ in 0..<5 { await advance() }
    #expect(clock.now.offset == .seconds(50))
    watch.receivedData()
    // The end of the window before the data, and that of the next one
    await advance()
    #expect(clock.now.offset == .seconds(60))
    await advance()
    #expect(clock.now.offset == .seconds(65))
    guard case .failure(let error) = await task.result else { return }
    #expect(error as? NetworkError == .timedOut)
  }
}
