import Glibc

/// Validation of the process's arguments and environment variables. The system stores them as bytes, and Swift repairs
/// invalid UTF-8.
///
/// A repaired path names a different file and must not be opened.
public enum ProcessText {
  /// The first argument that isn't valid UTF-8, repaired for an error message; `nil` if all are valid.
  public static var invalidArgument: String? {
    let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let argument? in arguments where String(validatingCString: argument) == nil {
      return String(cString: argument)
    }
    return nil
  }

  /// Returns whether an environment variable is valid UTF-8 or not set.
  public static func isText(_ variable: String) -> Bool {
    guard let value = getenv(variable) else { return true }
    return String(validatingCString: value) != nil
  }
}
