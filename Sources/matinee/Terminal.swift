import Foundation
import SystemIO

/// Asks the person, where there is one: at a terminal that is read and written.
enum Terminal {
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks for a line; `nil` where nobody is there, or leaves.
  static func ask(_ question: String) -> String? {
    guard isThere else { return nil }
    StandardStreams.show(TerminalText.line(question, limit: 1_000) + " ")
    let answer = readLine()
    // What is said next is a line of its own.
    if answer == nil { StandardStreams.show("\n") }
    return answer
  }

  /// Asks for a line that is not to be seen. Whoever leaves by Ctrl+C sees again what they type.
  static func askSecretly(_ question: String) -> String? {
    guard isThere, tcgetattr(STDIN_FILENO, &shownTerminal) == 0 else { return nil }
    var hidden = shownTerminal
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    let former = [SIGINT, SIGTERM, SIGHUP].map { number in
      (number, signal(number) { leave($0) })
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
      for (number, handler) in former { signal(number, handler) }
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

/// How the terminal is while what is typed is seen. Only the main thread asks, and a signal's handler can be given nothing.
private nonisolated(unsafe) var shownTerminal = termios()

/// Ends as the signal ends who does nothing about it; only what a handler may call.
private nonisolated func leave(_ number: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
  signal(number, SIG_DFL)
  raise(number)
}
