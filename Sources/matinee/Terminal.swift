import Foundation

/// Asks the person, where there is one: at a terminal that is read and written.
enum Terminal {
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks for a line; `nil` where nobody is there, or leaves.
  static func ask(_ question: String) -> String? {
    guard isThere else { return nil }
    StandardStreams.show(question + " ")
    return readLine()
  }

  /// Asks for a line that is not to be seen.
  static func askSecretly(_ question: String) -> String? {
    guard isThere else { return nil }
    var shown = termios()
    guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return nil }
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &shown)
      StandardStreams.show("\n")
    }
    return ask(question)
  }

  /// Asks until it is answered by yes or no; `nil` where nobody is there, or leaves.
  static func confirm(_ question: String) -> Bool? {
    while let answer = ask("\(question) [y/n]") {
      switch answer.lowercased().trimmingCharacters(in: .whitespaces) {
      case "y", "yes": return true
      case "n", "no": return false
      default: continue
      }
    }
    return nil
  }
}
