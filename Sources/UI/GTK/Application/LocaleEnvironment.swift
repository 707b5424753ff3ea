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
    let form = #/[A-Za-z]{1,8}([_\-][A-Za-z0-9]{1,8})*(\.[A-Za-z0-9_\-]*)?(@[A-Za-z0-9_=;\-]*)?/#
    return name.utf8.count <= 64 && name.wholeMatch(of: form) != nil
  }

  private static let maximumLanguages = 10
}
