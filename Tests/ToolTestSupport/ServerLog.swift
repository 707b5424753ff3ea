import SampleCatalogue
import Synchronization

/// The parsed output of a sample server. Each line is parsed once.
final class ServerLog: Sendable {
  struct Content: Sendable {
    var address: String?
    var records: [Int: RequestRecord] = [:]
    var replies: [ControlLine] = []

    /// The requests in order of arrival.
    var requests: [RequestRecord] { records.values.sorted { $0.number < $1.number } }
  }

  private let state = Mutex((count: 0, content: Content()))

  /// Parses the new lines, and returns the content so far.
  func read(_ lines: [String]) -> Content {
    state.withLock { state in
      for line in lines.dropFirst(state.count) { state.content.parse(line) }
      state.count = max(state.count, lines.count)
      return state.content
    }
  }
}

extension ServerLog.Content {
  fileprivate mutating func parse(_ line: String) {
    if address == nil, line.hasPrefix(listening) {
      address = String(line.dropFirst(listening.count))
      return
    }
    switch ControlLine(parsing: line) {
    case .request(let record): records[record.number] = record
    case .cleared(let number): records = records.filter { $0.key > number }
    case .done, .refused: replies += [ControlLine(parsing: line)].compactMap(\.self)
    case nil: break
    }
  }
}

private let listening = "Listening on "
