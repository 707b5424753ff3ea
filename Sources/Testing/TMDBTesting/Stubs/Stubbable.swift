import TMDB

/// A type whose values tests can create by setting only the relevant properties.
///
/// ```swift
/// let movie = Movie.stub(\.title, "Alien").stub(\.voteAverage, 8.2)
/// let credit = CastMember.stub(\.name, "Sigourney Weaver").stub(\.character, "Ripley")
/// ```
///
/// IDs are 1 by default. All other properties are empty, zero or `nil`.
public protocol Stubbable {
  /// A value with default properties.
  static var blank: Self { get }
}

extension Stubbable {
  /// Returns a blank value with one property set.
  public static func stub<Value>(_ member: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    blank.stub(member, value)
  }

  /// Returns a copy with one property set.
  public func stub<Value>(_ member: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: member] = value
    return copy
  }

  /// Returns the given number of values. The closure receives a blank value and its index.
  public static func stubs(_ count: Int, _ make: (Self, Int) -> Self) -> [Self] {
    (0..<count).map { make(blank, $0) }
  }
}

/// A model without an ID. Its blank value is empty.
public protocol EmptyStubbable: Stubbable {
  /// Creates an empty value.
  init()
}

extension EmptyStubbable {
  /// A value whose properties are empty, zero or `nil`.
  public static var blank: Self { Self() }
}

/// A model with a number as its ID. Its blank value has the ID 1.
public protocol NumberedStubbable: Stubbable {
  /// Creates a value with an ID; the other properties are empty.
  init(id: Int)
}

extension NumberedStubbable {
  /// A value with the ID 1, whose other properties are empty, zero or `nil`.
  public static var blank: Self { Self(id: 1) }
}

// Blank values of generic and composite models, the basis of stubs.

extension StatusReply: EmptyStubbable {}

extension MediaItem: Stubbable {
  /// A blank movie, the default kind.
  public static var blank: MediaItem { .movie(.blank) }
}

extension Page: Stubbable {
  /// An empty page, the only one of its list.
  public static var blank: Page { Page([]) }

  /// Returns one page of a longer list.
  public static func stub(_ results: [Item], page: Int = 1, of totalPages: Int = 1) -> Page {
    var stub = Page(results)
    stub.page = page
    stub.totalPages = totalPages
    stub.totalResults = totalPages == 1 ? results.count : totalPages * 20
    return stub
  }
}

extension RowList: Stubbable {
  /// An empty list.
  public static var blank: RowList { RowList() }
}

extension Rated: Stubbable where Item: Stubbable {
  /// A blank title without a rating.
  public static var blank: Rated { Rated(.blank) }
}

extension ImageConfiguration: Stubbable {
  /// TMDB's usual image configuration, so that tests can build URLs.
  public static var blank: ImageConfiguration { .standard }
}
