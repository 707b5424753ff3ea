import Library

/// The parameters after the question mark of an address.
enum AddressParameters {
  /// Returns the parameters that have a value.
  static func text(_ parameters: [(name: String, value: String?)]) -> String {
    parameters.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: "&")
  }

  /// Returns the values by name; `nil` if a parameter has no value, or several.
  static func values(_ text: String) -> [String: String]? {
    var values: [String: String] = [:]
    for parameter in text.split(separator: "&", omittingEmptySubsequences: false) {
      let parts = parameter.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[1].isEmpty, values.updateValue(parts[1], forKey: parts[0]) == nil else {
        return nil
      }
    }
    return values
  }

  /// Parses the first year of a decade.
  static func decade(_ text: String) -> Int? {
    Int(text).flatMap { $0.isMultiple(of: 10) && TitleReference.years.contains($0 + 9) ? $0 : nil }
  }
}
