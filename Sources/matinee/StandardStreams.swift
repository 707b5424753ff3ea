import Foundation

/// Results go to standard output, words to standard error.
enum StandardStreams {
  /// Writes a result, and says when that cannot be done. A reader that has left wants no more, and is no failure.
  static func print(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    signal(SIGPIPE, SIG_IGN)
    let failure = write((text + "\n").utf8, to: STDOUT_FILENO)
    return !isFailure(failure)
  }

  /// Whether it is one, which is said then.
  static func isFailure(_ number: Int32) -> Bool {
    guard number != 0, number != EPIPE else { return false }
    say("The result could not be written: \(String(cString: strerror(number))).")
    return true
  }

  /// Writes a piece of a result as it is. A reader that has left is the end of it, and no failure.
  ///
  /// - Returns: the error's number, 0 for none.
  static func print(_ piece: Data) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    return write(piece, to: STDOUT_FILENO)
  }

  /// Says what went wrong and what can be done; returns the exit code.
  ///
  /// - Parameter more: what else can be done.
  static func fail(_ error: any Error, _ more: String? = nil) -> Int32 {
    let error = error as? any LocalizedError ?? UnknownError(error)
    say([error.errorDescription, error.recoverySuggestion, more].compactMap(\.self).joined(separator: " "))
    return 1
  }

  static func say(_ sentence: String) { _ = write("matinee: \(sentence)\n".utf8, to: STDERR_FILENO) }

  /// Writes to standard error as it is, for what is no sentence.
  static func show(_ text: String) { _ = write(text.utf8, to: STDERR_FILENO) }

  /// The error's number, 0 for none.
  private static func write(_ text: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = Array(text)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// An error that has no words of its own.
private struct UnknownError: LocalizedError {
  let errorDescription: String?

  init(_ error: any Error) { errorDescription = error.localizedDescription }
}
