import Foundation

/// Validates the environment variables that name locales, for the libraries that read them.
///
/// ICU, which formats dates for Foundation, crashes if `LC_ALL` or `LANG` names a locale that it can't parse, such as a
/// language of 12 letters. Every executable therefore calls ``sanitize()`` first.
public nonisolated enum LocaleEnvironment {
  /// Replaces malformed locale names in this process's environment. Call it while the process has a single thread.
  public static func sanitize() {
    for (name, value) in replacements(for: ProcessInfo.processInfo.environment) { setenv(name, value, 1) }
  }

  /// Returns the variables that must change, with their new values.
  ///
  /// A malformed `LANG` or `LC_…` becomes the C locale, as in the C library. `LANGUAGE` is reduced to its first ten
  /// well-formed entries.
  static func replacements(for environment: [String: String]) -> [String: String] {
    var changed: [String: String] = [:]
    for (name, value) in environment where !value.isEmpty {
      if name == "LANGUAGE" {
        let entries = value.split(separator: ":").lazy.filter(isWellFormed).prefix(maximumLanguages)
        let list = entries.joined(separator: ":")
        if list != value { changed[name] = list }
      } else if name == "LANG" || name.hasPrefix("LC_"), !isWellFormed(value[...]) {
        changed[name] = "C.UTF-8"
      }
    }
    return changed
  }

  /// Returns whether a name has the form `language[_part…][.encoding][@modifier]` and is as short as real names are.
  static func isWellFormed(_ name: Substring) -> Bool {
    // Not a regular expression, because compiling one takes 5 million instructions of each launch.
    guard name.utf8.count <= 64 else { return false }
    let (start, modifier) = split(name.utf8, at: "@")
    let (language, encoding) = split(start, at: ".")
    let parts = language.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) }
    return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) }
      && parts[0].allSatisfy { !isDigit($0) }
      && encoding.allSatisfy { isLetterOrDigit($0) || "_-".utf8.contains($0) }
      && modifier.allSatisfy { isLetterOrDigit($0) || "_=;-".utf8.contains($0) }
  }

  /// Returns the parts before and after the first `separator`. Without one, the second part is empty.
  private static func split(
    _ text: Substring.UTF8View, at separator: Unicode.Scalar
  ) -> (Substring.UTF8View, Substring.UTF8View) {
    guard let index = text.firstIndex(of: UInt8(ascii: separator)) else { return (text, text[text.endIndex...]) }
    return (text[..<index], text[text.index(after: index)...])
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static let maximumLanguages = 10
}
