import TMDB

// Blank values of what is made of other values.

extension MediaItem: Stubbable {
  public static var blank: MediaItem { .movie(.blank) }
}

extension Page: Stubbable {
  public static var blank: Page { Page([]) }

  /// One page of a list of several.
  public static func stub(_ results: [Item], page: Int = 1, of totalPages: Int = 1) -> Page {
    var stub = Page(results)
    stub.page = page
    stub.totalPages = totalPages
    stub.totalResults = totalPages == 1 ? results.count : totalPages * 20
    return stub
  }
}

extension Rated: Stubbable where Item: Stubbable {
  public static var blank: Rated { Rated(.blank) }
}

extension StatusReply: Stubbable {
  public static var blank: StatusReply { StatusReply() }
}

extension ImageConfiguration: Stubbable {
  public static var blank: ImageConfiguration { .standard }
}
