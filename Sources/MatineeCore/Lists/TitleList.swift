import TMDB

/// A list that TMDB keeps: what it is called, and where it comes from.
public protocol TitleList: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  associatedtype Entry: ListedTitle

  /// One row of the list, and several, as they are counted.
  static var itemNames: (one: String, many: String) { get }
  /// In header capitals.
  var title: String { get }
  var target: Target<Page<Entry>> { get }
}

extension TitleList {
  /// Such as "20 films".
  public static func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? itemNames.one : itemNames.many)"
  }
}
