import TMDB

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
