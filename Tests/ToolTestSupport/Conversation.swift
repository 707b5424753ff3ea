import Foundation

/// What is said to a process on its standard input, and what it answers on its standard output, line by line.
///
/// The process's input ends when this goes, so that a process that heeds this never outlives its test.
public final class Conversation: Sendable {
  /// What the process gets as both of its streams.
  let otherSide: FileHandle
  private let ourSide: FileHandle
  private let heard = Watched(Heard())

  private struct Heard: Sendable {
    var lines: [String] = []
    var hasEnded = false
  }

  public init() throws {
    var sides: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sides) == 0 else {
      throw POSIXError(.EMFILE)
    }
    ourSide = FileHandle(fileDescriptor: sides[0], closeOnDealloc: true)
    otherSide = FileHandle(fileDescriptor: sides[1], closeOnDealloc: true)
  }

  deinit { shutdown(ourSide.fileDescriptor, Int32(SHUT_RDWR)) }

  /// Says that nothing more will be said; what is answered is still heard.
  public func hangUp() { shutdown(ourSide.fileDescriptor, Int32(SHUT_WR)) }

  /// Says a line; nothing happens when the process has gone.
  public func say(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      // Unlike a pipe, this does not end the tests with a signal where nobody reads.
      let sent = rest.withUnsafeBytes {
        send(ourSide.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// The lines heard so far.
  public var lines: [String] { heard.value.lines }

  /// Looks for something in the lines heard, as they come; `nil` when it does not come in time, or cannot any more. The
  /// thread waits.
  public func wait<Found: Sendable>(
    atMost limit: Duration = .seconds(20), for find: @escaping @Sendable ([String]) -> Found?
  ) -> Found? {
    heard.wait(atMost: limit, for: Self.orEnd(find)) ?? nil
  }

  /// Looks for something in the lines heard, as they come; `nil` when it does not come in time, or cannot any more.
  public func find<Found: Sendable>(
    within limit: Duration = .seconds(20), _ find: @escaping @Sendable ([String]) -> Found?
  ) async -> Found? {
    await heard.find(within: limit, Self.orEnd(find)) ?? nil
  }

  /// Listens, now that the process has its side.
  func begin() {
    try? otherSide.close()
    let (heard, descriptor) = (heard, dup(ourSide.fileDescriptor))
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
        heard.change { $0.lines += lines }
      }
      heard.change { $0.hasEnded = true }
    }
  }
}

extension Conversation {
  /// Also finds the end, as nothing.
  private static func orEnd<Found>(
    _ find: @escaping @Sendable ([String]) -> Found?
  ) -> @Sendable (Heard) -> Found?? {
    { heard in
      if let found = find(heard.lines) { return .some(.some(found)) }
      return heard.hasEnded ? .some(.none) : .none
    }
  }
}
