import TMDB

// Blank values of pictures, videos and reviews, from which stubs are made.

extension Image: Stubbable {
  /// A picture without a path, 0 pixels wide and high, of no language.
  public static var blank: Image { Image() }
}

extension ImageSet: Stubbable {
  /// No pictures of any kind.
  public static var blank: ImageSet { ImageSet() }
}

extension TaggedImage: Stubbable {
  /// A blank picture of no title.
  public static var blank: TaggedImage { TaggedImage(image: .blank) }
}

extension VideoList: Stubbable {
  /// No videos.
  public static var blank: VideoList { VideoList() }
}

extension Video: Stubbable {
  /// The video `1`, without a name, a site or a key: it cannot be played.
  public static var blank: Video { Video(id: "1") }
}

extension WatchProviders: Stubbable {
  /// No country where the title can be watched.
  public static var blank: WatchProviders { WatchProviders() }
}

extension CountryWatchProviders: Stubbable {
  /// No service of any kind, and no link.
  public static var blank: CountryWatchProviders { CountryWatchProviders() }
}

extension WatchProvider: Stubbable {
  /// Service 1, without a name or a logo, at place 0.
  public static var blank: WatchProvider { WatchProvider(id: 1) }
}

extension WatchProviderList: Stubbable {
  /// No services.
  public static var blank: WatchProviderList { WatchProviderList() }
}

extension WatchRegionList: Stubbable {
  /// No countries.
  public static var blank: WatchRegionList { WatchRegionList() }
}

extension Review: Stubbable {
  /// The review `1`, without an author, words or a date.
  public static var blank: Review { Review(id: "1") }
}

extension ReviewAuthor: Stubbable {
  /// An author without a name, a picture or a vote.
  public static var blank: ReviewAuthor { ReviewAuthor() }
}

extension FindResults: Stubbable {
  /// Nothing was found.
  public static var blank: FindResults { FindResults() }
}
