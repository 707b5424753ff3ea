import TMDB

/// A list of titles that TMDB provides.
public protocol TitleList: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  associatedtype Entry: ListedTitle

  /// The singular and plural nouns for the list's rows.
  static var itemNames: (one: String, many: String) { get }
  /// The list's name, in header capitalization.
  var title: String { get }
  var target: Target<Page<Entry>> { get }
}

extension TitleList {
  /// Returns the text for a number of rows, such as "20 films".
  public static func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? itemNames.one : itemNames.many)"
  }
}
