import Localization

/// The names of seasons, which TMDB gives in many forms: "Season 3", "Series 3", a name without the number, or none.
extension SeasonID {
  /// The number as text, such as "Season 3" or "Specials".
  public var title: String {
    number == 0 ? tr("Specials") : tr("Season {season}", ["season": "\(number)"])
  }

  /// Returns the number, and the name if it says more, such as "Season 2 · The Return".
  ///
  /// - Parameter series: The title of the series, which as a season's name says nothing more.
  public func title(named name: String, of series: String? = nil) -> String {
    guard number > 0 else { return name.isEmpty ? title : name }
    if name.isEmpty || name == series || isNumber(name) { return title }
    return "\(title) · \(name)"
  }

  /// Whether a name is only this number and a word, in any language.
  private func isNumber(_ name: String) -> Bool {
    let words = name.split(whereSeparator: \.isWhitespace)
    return words.count <= 2 && words.contains { Int($0.filter(\.isASCII).filter(\.isNumber)) == number }
  }
}

extension SeasonCard {
  /// The number, and the name if it says more.
  public var title: String { id.title(named: name) }
}
