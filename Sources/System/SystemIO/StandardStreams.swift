import Foundation
import Glibc
import Localization
import Synchronization

/// The only access to the process's standard output and standard error. Results go to standard output, everything else
/// to standard error.
///
/// ``TerminalText`` sanitizes all text, so no title, file name or external response can control a terminal.
public enum StandardStreams {
  /// Writes a result for the user, with a trailing line feed, and reports an error if that fails.
  ///
  /// - Parameters:
  ///   - text: The result.
  ///   - confirmsChange: Whether the result only confirms a saved change, so that nobody may need to read it.
  /// - Returns: `true` on success. A reader that closes the pipe early isn't an error, nor is a closed stream for a
  ///   confirmation.
  public static func print(_ text: String, confirmsChange: Bool = false) -> Bool {
    // The limit exceeds the longest possible line, a title's overview.
    put(TerminalText.lines(text, limit: 25_000), confirmsChange)
  }

  /// Writes a JSON result for a program. Terminal control characters are escaped without changing the value.
  ///
  /// - Parameters:
  ///   - json: The result.
  ///   - confirmsChange: Whether the result only confirms a saved change, so that nobody may need to read it.
  /// - Returns: `true` on success. A reader that closes the pipe early isn't an error, nor is a closed stream for a
  ///   confirmation.
  public static func print(json: String, confirmsChange: Bool = false) -> Bool {
    put(TerminalText.escaped(json: json), confirmsChange)
  }

  /// Writes a chunk of a file to standard output, byte for byte.
  ///
  /// - Returns: The error number, or 0 on success. It is `EBADF` if the stream was closed when the program started.
  public static func print(_ chunk: some Sequence<UInt8>) -> Int32 {
    isOutputWritable.load(ordering: .relaxed) ? write(chunk, to: STDOUT_FILENO) : EBADF
  }

  /// Writes a chunk of a JSON Lines file to standard output: escaped for a terminal, byte for byte otherwise.
  ///
  /// - Parameter lines: Complete lines of JSON.
  /// - Returns: The error number, or 0 on success.
  public static func print(jsonLines lines: Data) -> Int32 {
    guard isatty(STDOUT_FILENO) == 1 else { return print(lines) }
    return print(TerminalText.escaped(json: String(decoding: lines, as: UTF8.self)).utf8)
  }

  /// Reports an error number if it is a failure, and returns whether it is one. A reader that closes the pipe early
  /// isn't a failure.
  public static func reportFailure(errorNumber number: Int32) -> Bool {
    guard number != 0, number != EPIPE else { return false }
    if number == EBADF {
      printError(tr("Can’t write the result because standard output is closed. Redirect it to a file or a pipe."))
      return true
    }
    printError(tr("Can’t write the result: {reason}.", ["reason": String(cString: strerror(number))]))
    return true
  }

  /// Writes a sentence to standard error, on one line.
  ///
  /// - Parameter program: The program name that precedes the sentence.
  public static func printError(_ sentence: String, as program: String = "matinee") {
    _ = write("\(program): \(TerminalText.line(sentence, limit: 4_000))\n".utf8, to: STDERR_FILENO)
  }

  /// Writes text with any number of lines to standard error, without adding a trailing line feed.
  public static func printErrorText(_ text: String) { _ = write(TerminalText.lines(text).utf8, to: STDERR_FILENO) }

  /// Replaces the terminal's current line on standard error.
  public static func replaceLine(with text: String) {
    _ = write("\r\(TerminalText.line(text, limit: 200))\u{1B}[K".utf8, to: STDERR_FILENO)
  }
}

extension StandardStreams {
  private static func put(_ text: String, _ confirmsChange: Bool) -> Bool {
    if confirmsChange, !isOutputWritable.load(ordering: .relaxed) { return true }
    guard !text.isEmpty else { return true }
    return !reportFailure(errorNumber: print((text + "\n").utf8))
  }

  /// Writes bytes to a descriptor. Returns the error number, or 0 on success.
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

  /// Waits until a nonblocking descriptor is writable. Other programs that share the descriptor may have made it
  /// nonblocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }
}

extension StandardStreams {
  /// Prepares the standard streams for safe use. A program calls this before anything else.
  ///
  /// A closed stream is redirected to `/dev/null`. Otherwise, the next opened file would get its descriptor, and output
  /// would end up in that file. Writing to a pipe without a reader becomes an error instead of ending the program.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    isOutputWritable.store(canWrite(to: STDOUT_FILENO), ordering: .relaxed)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The system assigns the lowest free descriptor, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func canWrite(to descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }
}

/// Whether standard output was open for writing when the program started.
let isOutputWritable = Atomic(true)
