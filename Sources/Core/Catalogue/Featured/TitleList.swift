import TMDB

/// A list of titles that TMDB provides.
public protocol TitleList: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  associatedtype Entry: ListedTitle

  /// The list's name, in header capitalization.
  var title: String { get }
  var target: Target<Page<Entry>> { get }

  /// Whether rows show full release dates, as in a list of coming releases. Otherwise, they show the years.
  var showsFullDates: Bool { get }

  /// Returns the text for a number of rows, such as "20 films".
  static func counted(_ count: Int) -> String
}

extension TitleList {
  /// `false`
  public var showsFullDates: Bool { false }
}
