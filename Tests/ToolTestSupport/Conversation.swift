import Foundation

/// A line-by-line conversation with a process over its standard input and output.
///
/// The process's input ends when this object is deallocated. A process that exits at the end of its input therefore
/// never outlives its test.
public final class Conversation: Sendable {
  /// The process's end of the connection, for both streams.
  let remoteEnd: FileHandle
  private let localEnd: FileHandle
  private let received = ObservedValue(ReceivedLines())

  private struct ReceivedLines: Sendable {
    var lines: [String] = []
    var hasEnded = false
  }

  public init() throws {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw POSIXError(.EMFILE)
    }
    localEnd = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    remoteEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  deinit { shutdown(localEnd.fileDescriptor, Int32(SHUT_RDWR)) }

  /// Closes the process's input. Its output can still be read.
  public func closeWriting() { shutdown(localEnd.fileDescriptor, Int32(SHUT_WR)) }

  /// Sends a line. Has no effect if the process has ended.
  public func send(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      // Unlike writing to a pipe, this raises no SIGPIPE if nobody reads.
      let sent = rest.withUnsafeBytes {
        Glibc.send(localEnd.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// The lines received so far.
  public var lines: [String] { received.value.lines }

  /// Searches the received lines until `find` returns a value, and blocks the thread. Returns `nil` after a timeout
  /// or if the process has closed its output.
  public func wait<Found: Sendable>(
    timeout limit: Duration = .seconds(60), for find: @escaping @Sendable ([String]) -> Found?
  ) -> Found? {
    received.wait(timeout: limit, for: Self.orEnd(find)) ?? nil
  }

  /// Searches the received lines until `find` returns a value. Returns `nil` after a timeout or if the process
  /// has closed its output.
  public func find<Found: Sendable>(
    within limit: Duration = .seconds(60), _ find: @escaping @Sendable ([String]) -> Found?
  ) async -> Found? {
    await received.find(within: limit, Self.orEnd(find)) ?? nil
  }

  /// Starts receiving lines. Call this after the process has inherited its end of the connection.
  func begin() {
    try? remoteEnd.close()
    let (received, descriptor) = (received, dup(localEnd.fileDescriptor))
    Thread.detachNewThread {
      defer { close(descriptor) }
      var rest: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        let parts = (rest + buffer[..<count]).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Array(parts.last ?? [])
        let lines = parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
        received.change { $0.lines += lines }
      }
      received.change { $0.hasEnded = true }
    }
  }
}

extension Conversation {
  /// Returns a search that also ends, without a result, when the output ends.
  private static func orEnd<Found>(
    _ find: @escaping @Sendable ([String]) -> Found?
  ) -> @Sendable (ReceivedLines) -> Found?? {
    { received in
      if let found = find(received.lines) { return .some(.some(found)) }
      return received.hasEnded ? .some(.none) : .none
    }
  }
}
