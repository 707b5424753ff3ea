/// The values that steps choose from.
enum SoakVocabulary {
  /// The addresses of screens in the sample catalogue.
  static let addresses =
    [
      "home", "featured/now-playing", "featured/upcoming", "featured/popular", "featured/top-rated",
      "featured/trending", "tv/popular", "tv/on-the-air", "genres", "genres/tv", "watchlist", "lists", "history",
      "ratings", "statistics", "search", "profiles", "notifications", "genre/movie/18", "genre/tv/35",
      "keyword/movie/990000001", "collection/940000001", "movie/910000031", "movie/919999999",
    ]
    + (1...12).flatMap { number in
      [
        "movie/\(910_000_000 + number)", "tv/\(920_000_000 + number)", "tv/\(920_000_000 + number)/season/1",
        "person/\(930_000_000 + number)",
      ]
    }

  /// The addresses of tabs and segments that the app retains once they have been visited: each tab, and most segments.
  static let retainedScreens = [
    "featured/now-playing", "featured/popular", "featured/top-rated", "featured/upcoming", "tv/popular",
    "tv/on-the-air", "genres", "genres/tv", "watchlist", "lists", "history", "ratings", "statistics",
  ]

  static let searches = ["metropolis", "the", "nosferatu", "a", "zzzz", "chap", "1927", "tt0017136", "ö", "dark"]

  static let sizes: [SoakStep] = [
    .resize(width: 360, height: 640), .resize(width: 700, height: 600), .resize(width: 900, height: 720),
    .resize(width: 1200, height: 800), .resize(width: 1400, height: 1000),
  ]

  /// Faults of the server, as rules of `FaultRule`.
  static let faults = [
    "/3/** delay 1 times 20", "/3/** status 503 times 4", "/3/** status 429 retry-after 1 times 2",
    "/3/** status 404 times 2", "/3/** status 401 times 1", "/3/** truncated times 3", "/3/** garbage times 3",
    "/3/** text times 3", "/3/** empty times 3", "/3/** drop times 4", "/3/** cut times 4", "/3/** pages 1 times 4",
    "/t/p/** delay 1 times 50", "/t/p/** drop times 20", "/t/p/** status 404 times 20", "/t/p/** pictures times 30",
  ]
}
