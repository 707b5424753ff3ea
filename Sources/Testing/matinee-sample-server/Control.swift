import Foundation
import SampleCatalogue

/// A loop that executes commands from standard input, one at a time, until the input ends.
struct Control {
  let catalogue: FaultyNetworking
  let listener: Listener

  func run() async {
    for await line in Self.lines where !line.allSatisfy(\.isWhitespace) {
      Output.print(await reply(to: line).text)
    }
  }
}

extension Control {
  /// The lines of standard input. Reading blocks, so it runs on a separate thread.
  private static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }

  private func reply(to line: String) async -> ControlLine {
    do throws(FaultSyntaxError) {
      return await reply(to: try ControlCommand(parsing: line))
    } catch {
      return .refused(reason: error.description)
    }
  }

  private func reply(to command: ControlCommand) async -> ControlLine {
    switch command {
    case .add(let rule): catalogue.add(rule)
    case .release(let pattern):
      guard catalogue.release(pattern) else { return .refused(reason: "No held request matches.") }
    case .removeFaults(let pattern):
      guard catalogue.removeFaults(pattern) || pattern == nil else { return .refused(reason: "No rule matches.") }
    case .close: await listener.stop()
    case .listen:
      do {
        _ = try await listener.start()
      } catch {
        return .refused(reason: SampleServer.reason(error))
      }
    case .log: return .done(log: catalogue.log)
    case .clear: catalogue.clearLog()
    }
    return .done(log: nil)
  }
}
