import Foundation
import Localization
import SystemIO

/// Prompts for user input on the terminal, if there is one.
enum Terminal {
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks for a line. Returns `nil` if there is no terminal or the input ends.
  static func prompt(_ question: String) -> String? {
    guard isInteractive else { return nil }
    StandardStreams.printErrorText(TerminalText.line(question, limit: 1_000) + " ")
    let response = readResponse()
    // The next message starts on a new line.
    if response == nil { StandardStreams.printErrorText("\n") }
    return response
  }

  /// Asks for a line without echo. If a signal ends or suspends the program, the signal handler restores the echo.
  static func promptForPassphrase(_ question: String) -> String? {
    guard isInteractive, tcgetattr(STDIN_FILENO, &attributesWithEcho) == 0 else { return nil }
    attributesWithoutEcho = attributesWithEcho
    attributesWithoutEcho.c_lflag &= ~tcflag_t(ECHO)
    attributesWithoutEcho.c_lflag |= tcflag_t(ECHONL)
    let previous =
      [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2].map { number in
        (number, signal(number) { terminate($0) })
      } + [(SIGTSTP, signal(SIGTSTP) { _ in stop() })]
    tcsetattr(STDIN_FILENO, TCSANOW, &attributesWithoutEcho)
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &attributesWithEcho)
      for (number, handler) in previous { signal(number, handler) }
    }
    return prompt(question)
  }

  /// Asks until the answer is yes or no. Returns `nil` if there is no terminal or the input ends.
  static func confirm(_ question: String) -> Bool? {
    // Translators: The key for yes, in lower case.
    let yes = tr("y")
    // Translators: The key for no, in lower case.
    let no = tr("n")
    while let response = prompt("\(question) [\(yes)/\(no)]") {
      switch response.lowercased().trimmingCharacters(in: .whitespaces) {
      case yes, "y", "yes": return true
      case no, "n", "no": return false
      default: continue
      }
    }
    return nil
  }

  /// Asks whether to import the changes. Prints a message if the answer is no, or if there is no terminal.
  static func confirmsImport() -> Bool {
    let isConfirmed = confirm(tr("Import these changes?")) == true
    if !isConfirmed {
      StandardStreams.printError(
        isInteractive
          ? tr("Nothing was imported.")
          : tr("Nothing was imported. Add --yes to import, or --dry-run to see the changes."))
    }
    return isConfirmed
  }
}

extension Terminal {
  /// Reads a line, or returns `nil` at the end of the input. `readLine()` never returns if a signal interrupts it.
  private static func readResponse() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      guard byte != UInt8(ascii: "\n") else { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}

/// The terminal's state with echo. It is a global, because signal handlers take no context. Only the main thread shows
/// prompts.
private nonisolated(unsafe) var attributesWithEcho = termios()

/// The terminal's state without echo.
private nonisolated(unsafe) var attributesWithoutEcho = termios()

/// Restores the echo, stops the process, and disables the echo again once it continues. Async-signal-safe.
private nonisolated func stop() {
  tcsetattr(STDIN_FILENO, TCSANOW, &attributesWithEcho)
  raise(SIGSTOP)
  tcsetattr(STDIN_FILENO, TCSANOW, &attributesWithoutEcho)
}

/// Restores the echo and ends the process with the signal's default action. Async-signal-safe.
private nonisolated func terminate(_ number: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, &attributesWithEcho)
  signal(number, SIG_DFL)
  raise(number)
}
