import TMDB

// Blank values of pictures, videos and reviews, from which stubs are made.

extension Image: Stubbable {
  public static var blank: Image { Image() }
}

extension ImageSet: Stubbable {
  public static var blank: ImageSet { ImageSet() }
}

extension TaggedImage: Stubbable {
  public static var blank: TaggedImage { TaggedImage(image: .blank) }
}

extension VideoList: Stubbable {
  public static var blank: VideoList { VideoList() }
}

extension Video: Stubbable {
  public static var blank: Video { Video(id: "1") }
}

extension WatchProviders: Stubbable {
  public static var blank: WatchProviders { WatchProviders() }
}

extension CountryWatchProviders: Stubbable {
  public static var blank: CountryWatchProviders { CountryWatchProviders() }
}

extension WatchProvider: Stubbable {
  public static var blank: WatchProvider { WatchProvider(id: 1) }
}

extension WatchProviderList: Stubbable {
  public static var blank: WatchProviderList { WatchProviderList() }
}

extension WatchRegionList: Stubbable {
  public static var blank: WatchRegionList { WatchRegionList() }
}

extension Review: Stubbable {
  public static var blank: Review { Review(id: "1") }
}

extension ReviewAuthor: Stubbable {
  public static var blank: ReviewAuthor { ReviewAuthor() }
}

extension FindResults: Stubbable {
  public static var blank: FindResults { FindResults() }
}
