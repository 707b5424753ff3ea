import TMDB

// Blank images, videos and reviews, the basis of stubs.

extension Image: Stubbable {
  /// An image without path and language, and with a size of 0.
  public static var blank: Image { Image() }
}

extension ImageSet: Stubbable {
  /// An empty set of images.
  public static var blank: ImageSet { ImageSet() }
}

extension TaggedImage: Stubbable {
  /// A blank image without a title.
  public static var blank: TaggedImage { TaggedImage(image: .blank) }
}

extension VideoList: Stubbable {
  /// An empty list of videos.
  public static var blank: VideoList { VideoList() }
}

extension Video: Stubbable {
  /// A video with the ID `1`, and without name, site and key. It can't be played.
  public static var blank: Video { Video(id: "1") }
}

extension WatchProviders: Stubbable {
  /// Watch providers without countries.
  public static var blank: WatchProviders { WatchProviders() }
}

extension CountryWatchProviders: Stubbable {
  /// Watch providers of one country, without providers and link.
  public static var blank: CountryWatchProviders { CountryWatchProviders() }
}

extension WatchProvider: Stubbable {
  /// A watch provider with the ID 1 and the priority 0, and without name and logo.
  public static var blank: WatchProvider { WatchProvider(id: 1) }
}

extension WatchProviderList: Stubbable {
  /// An empty list of watch providers.
  public static var blank: WatchProviderList { WatchProviderList() }
}

extension WatchRegionList: Stubbable {
  /// An empty list of countries.
  public static var blank: WatchRegionList { WatchRegionList() }
}

extension Review: Stubbable {
  /// A review with the ID `1`, and without author, text and date.
  public static var blank: Review { Review(id: "1") }
}

extension ReviewAuthor: Stubbable {
  /// An author without name, avatar and rating.
  public static var blank: ReviewAuthor { ReviewAuthor() }
}

extension FindResults: Stubbable {
  /// Empty search results.
  public static var blank: FindResults { FindResults() }
}
