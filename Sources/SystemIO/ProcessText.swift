import Glibc

/// The process's arguments and variables as the system has them: bytes, which Swift repairs where they are not UTF-8.
///
/// A repaired path names another file, so it must not be opened.
public enum ProcessText {
  /// The first argument that is not UTF-8, repaired for a message; `nil` when all are.
  public static var invalidArgument: String? {
    let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let argument? in arguments where String(validatingCString: argument) == nil {
      return String(cString: argument)
    }
    return nil
  }

  /// Whether a variable of the environment is UTF-8, or not set.
  public static func isText(_ variable: String) -> Bool {
    guard let value = getenv(variable) else { return true }
    return String(validatingCString: value) != nil
  }
}
