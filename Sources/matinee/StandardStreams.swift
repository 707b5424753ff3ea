import Foundation

/// Results go to standard output, words to standard error.
enum StandardStreams {
  /// Writes a result, and says when that cannot be done. A reader that has left wants no more, and is no failure.
  static func print(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    signal(SIGPIPE, SIG_IGN)
    let failure = write(text + "\n", to: STDOUT_FILENO)
    guard failure != 0, failure != EPIPE else { return true }
    say("The result could not be written: \(String(cString: strerror(failure))).")
    return false
  }

  /// Says what went wrong and what can be done; returns the exit code.
  ///
  /// - Parameter more: what else can be done.
  static func fail(_ error: any Error, _ more: String? = nil) -> Int32 {
    let error = error as? any LocalizedError ?? UnknownError(error)
    say([error.errorDescription, error.recoverySuggestion, more].compactMap(\.self).joined(separator: " "))
    return 1
  }

  static func say(_ sentence: String) { _ = write("matinee: \(sentence)\n", to: STDERR_FILENO) }

  /// Writes to standard error as it is, for what is no sentence.
  static func show(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// The error's number, 0 for none.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
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
