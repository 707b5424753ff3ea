import CIntl

/// Returns the translation of a text, or the text itself if there is none.
///
/// The text is in English. It's a literal, so that `scripts/extract-strings` finds it. Whole sentences are translated,
/// with placeholders for the values, because other languages order words differently.
///
/// <!-- snippet: import Localization; let file = "" -->
/// ```swift
/// let problem = tr("Can’t read “{file}”.", ["file": file])
/// ```
///
/// - Parameters:
///   - text: The English text.
///   - values: The values of the text's placeholders, by name.
///   - context: A note that distinguishes equal texts with different translations, such as “verb” for “Open”.
public func tr(
  _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], context: StaticString? = nil
) -> String {
  let key = MessageKey(text, context)
  let translation = key.lookUp { key in dgettext(nil, key) }
  return (translation ?? "\(text)").filling(values)
}

/// Returns the translation of a text in the grammatical form that a number requires.
///
/// <!-- snippet: import Localization; let films = 0 -->
/// ```swift
/// let size = tr(one: "{count} film", other: "{count} films", count: films)
/// ```
///
/// - Parameters:
///   - one: The English text for one thing.
///   - other: The English text for any other number.
///   - count: The number. It replaces the placeholder `{count}`, unless `values` contains a formatted number.
///   - values: The values of the text's placeholders, by name.
///   - context: A note that distinguishes equal texts with different translations.
public func tr(
  one: StaticString, other: StaticString, count: Int, _ values: KeyValuePairs<String, String> = [:],
  context: StaticString? = nil
) -> String {
  let key = MessageKey(one, context)
  // The second key is the first as well, so that the result is the key itself if there is no translation.
  let translation = key.lookUp { key in dngettext(nil, key, key, count.magnitude) }
  let text = translation ?? "\(count == 1 ? one : other)"
  return text.filling(values + [(key: "count", value: "\(count)")])
}

/// The key of a translation in gettext's format: the text, after its context if it has one.
private struct MessageKey {
  private let text: StaticString
  private let context: StaticString?

  init(_ text: StaticString, _ context: StaticString?) {
    self.text = text
    self.context = context
  }

  /// Returns the result of a gettext function, or `nil` if it is the key, which means that there is no translation.
  func lookUp(_ gettext: (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?) -> String? {
    // The translation of the empty text is the header of the file.
    guard text.utf8CodeUnitCount > 0 else { return nil }
    if let context { return "\(context)\u{4}\(text)".withCString { translation(of: $0, gettext) } }
    return text.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        // The literal ends with a null byte after the buffer.
        buffer.baseAddress.flatMap { translation(of: $0, gettext) }
      }
    }
  }

  private func translation(
    of key: UnsafePointer<CChar>, _ gettext: (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    guard let found = gettext(key), UnsafePointer(found) != key else { return nil }
    return String(cString: found)
  }
}
