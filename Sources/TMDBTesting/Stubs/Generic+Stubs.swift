import TMDB

// Blank values of what is made of other values.

extension MediaItem: Stubbable {
  /// A blank film: of several kinds, one has to be chosen.
  public static var blank: MediaItem { .movie(.blank) }
}

extension Page: Stubbable {
  /// The first page of one, with nothing on it.
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
  /// A blank title, with `nil` for its vote.
  public static var blank: Rated { Rated(.blank) }
}

extension StatusReply: Stubbable {
  /// A reply that says nothing: neither success, nor a code, nor words.
  public static var blank: StatusReply { StatusReply() }
}

extension ImageConfiguration: Stubbable {
  /// TMDB's usual places and sizes of pictures, rather than none, so that addresses can be made.
  public static var blank: ImageConfiguration { .standard }
}
