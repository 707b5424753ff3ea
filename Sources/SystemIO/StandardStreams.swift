import Foundation
import Glibc

/// The only way to the process's standard output and standard error: results go to the first, everything else to the second.
///
/// All text is cleaned by ``TerminalText`` on its way, so that no title, file name or answer from outside commands a terminal.
public enum StandardStreams {
  /// Writes a result for a person, with a line feed at its end, and reports when it can't be written.
  ///
  /// - Returns: whether that worked. A reader that left early is no failure.
  public static func print(_ text: String) -> Bool {
    // No line of a page is longer than its overview.
    put(TerminalText.lines(text, limit: 25_000))
  }

  /// Writes a result for a program: the same JSON value, with every character escaped that a terminal would obey.
  ///
  /// - Returns: whether that worked. A reader that left early is no failure.
  public static func print(json: String) -> Bool { put(TerminalText.escaped(json: json)) }

  /// Writes a piece of a file to standard output, byte for byte.
  ///
  /// - Returns: the error's number, 0 for none.
  public static func print(_ piece: some Sequence<UInt8>) -> Int32 { write(piece, to: STDOUT_FILENO) }

  /// Writes a piece of a file of JSON to standard output: escaped for a terminal, byte for byte for anything else.
  ///
  /// - Parameter lines: whole lines of JSON.
  /// - Returns: the error's number, 0 for none.
  public static func print(jsonLines lines: Data) -> Int32 {
    guard isatty(STDOUT_FILENO) == 1 else { return print(lines) }
    return print(TerminalText.escaped(json: String(decoding: lines, as: UTF8.self)).utf8)
  }

  /// Whether an error's number is a failure, which it then reports. A reader that left early is none.
  public static func isFailure(_ number: Int32) -> Bool {
    guard number != 0, number != EPIPE else { return false }
    say("The result could not be written: \(String(cString: strerror(number))).")
    return true
  }

  /// Writes a sentence to standard error, as one line.
  ///
  /// - Parameter program: the name in front of it.
  public static func say(_ sentence: String, as program: String = "matinee") {
    _ = write("\(program): \(TerminalText.line(sentence, limit: 4_000))\n".utf8, to: STDERR_FILENO)
  }

  /// Writes text of any number of lines to standard error as it stands, without a line feed at its end.
  public static func show(_ text: String) { _ = write(TerminalText.lines(text).utf8, to: STDERR_FILENO) }

  /// Replaces the terminal's current line on standard error.
  public static func replaceLine(with text: String) {
    _ = write("\r\(TerminalText.line(text, limit: 200))\u{1B}[K".utf8, to: STDERR_FILENO)
  }
}

extension StandardStreams {
  private static func put(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    return !isFailure(print((text + "\n").utf8))
  }

  /// The error's number, 0 for none.
  private static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        waitUntilWritable(descriptor)
        continue
      }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Waits for a descriptor that doesn't block, as some programs leave those that they share with others.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }
}
