import Foundation

extension String {
  /// Whether the text consists only of NUL, white space, line breaks and zero-width spaces (U+200B). The library refuses such a text
  /// wherever one is required.
  public var isBlank: Bool { trimmed.isEmpty }

  /// The text as the library stores it: without NUL, and without the space around it.
  var trimmed: String { withoutNUL.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text without NUL: SQLite's functions stop reading there.
  var withoutNUL: String {
    utf8.contains(0) ? String(decoding: utf8.filter { $0 != 0 }, as: UTF8.self) : self
  }
}
