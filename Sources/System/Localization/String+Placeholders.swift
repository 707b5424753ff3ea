extension String {
  /// Returns the text with values for its placeholders, such as `{title}`. Unknown placeholders remain, and braces in
  /// values have no meaning.
  func filling(_ values: some Sequence<(key: String, value: String)>) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var filled = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "{") {
      filled += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: start)..<end]
      if let value = values.first(where: { $0.key == name })?.value {
        filled += value
        rest = rest[rest.index(after: end)...]
      } else {
        filled.append("{")
        rest = rest.dropFirst()
      }
    }
    return filled + rest
  }
}
