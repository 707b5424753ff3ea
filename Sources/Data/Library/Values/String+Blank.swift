import Foundation

extension String {
  /// Whether the text consists only of NUL, white space, line breaks and zero-width spaces (U+200B). The library
  /// rejects blank text wherever text is required.
  public var isBlank: Bool { trimmed.isEmpty }

  /// The text as stored: without NUL characters and surrounding white space.
  var trimmed: String { withoutNUL.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text without NUL characters, at which SQLite's functions stop reading.
  var withoutNUL: String {
    utf8.contains(0) ? String(decoding: utf8.filter { $0 != 0 }, as: UTF8.self) : self
  }
}
