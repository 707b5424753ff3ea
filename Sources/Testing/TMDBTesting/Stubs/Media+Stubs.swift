import TMDB

// Blank images, videos and reviews, the basis of stubs.

extension WatchProvider: NumberedStubbable {}

extension Image: EmptyStubbable {}
extension ImageSet: EmptyStubbable {}
extension WatchProviders: EmptyStubbable {}
extension CountryWatchProviders: EmptyStubbable {}
extension WatchProviderList: EmptyStubbable {}
extension WatchRegionList: EmptyStubbable {}
extension ReviewAuthor: EmptyStubbable {}
extension FindResults: EmptyStubbable {}

extension TaggedImage: Stubbable {
  /// A blank image without a title.
  public static var blank: TaggedImage { TaggedImage(image: .blank) }
}

extension Video: Stubbable {
  /// A video with the ID `1`, without a name, site or key. It can't be played.
  public static var blank: Video { Video(id: "1") }
}

extension Review: Stubbable {
  /// A review with the ID `1`, without an author, text or date.
  public static var blank: Review { Review(id: "1") }
}
