/// An image of a title, person or company.
public struct Image: Hashable, Sendable {
  /// The path of the image.
  public var path: ImagePath?
  /// The width of the original, in pixels.
  public var width = 0
  /// The height of the original, in pixels.
  public var height = 0
  /// The ratio of width to height.
  public var aspectRatio: Double = 0
  /// The language of the text in the image; `nil` if there is no text.
  public var language: String?
  /// The country of the language's regional variant, such as `BR` for Brazilian Portuguese.
  public var country: String?
  /// The average rating, 0 to 10.
  public var voteAverage: Double = 0
  /// The number of votes.
  public var voteCount = 0
  /// A logo's file type, `.svg` or `.png`. SVG logos are only available in the size `original`.
  public var fileType: String?
  /// A logo's ID.
  public var imageID: String?

  /// Creates an empty value.
  public init() {}
}

extension Image: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("file_path", into: &path)
    row.read("width", in: .pixels, into: &width)
    row.read("height", in: .pixels, into: &height)
    row.read("aspect_ratio", into: &aspectRatio)
    row.read("iso_639_1", into: &language)
    row.read("iso_3166_1", into: &country)
    row.read("vote_average", into: &voteAverage)
    row.read("vote_count", in: .counts, into: &voteCount)
    row.read("file_type", into: &fileType)
    row.read("id", into: &imageID)
  }
}

/// The images of a title, person or company. Kinds that it can't have are empty.
public struct ImageSet: Hashable, Sendable {
  /// The ID of the title, person or company; `nil` if appended to another response.
  public var id: Int?
  /// The backdrops, in landscape format.
  public var backdrops: [Image] = []
  /// The logos, on transparent backgrounds.
  public var logos: [Image] = []
  /// The posters, in portrait format.
  public var posters: [Image] = []
  /// The stills from episodes.
  public var stills: [Image] = []
  /// The profile images.
  public var profiles: [Image] = []

  /// Creates an empty value.
  public init() {}
}

extension ImageSet: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("backdrops", into: &backdrops)
    row.read("logos", into: &logos)
    row.read("posters", into: &posters)
    row.read("stills", into: &stills)
    row.read("profiles", into: &profiles)
  }
}

/// An image of a title that shows a person.
@dynamicMemberLookup
public struct TaggedImage: Hashable, Sendable {
  /// The image, whose properties are also available directly.
  public var image: Image
  /// The type of image: `poster`, `backdrop`, `still` and so on.
  public var type = ""
  /// The kind of title. TMDB uses `episode` and `season` here.
  public var mediaType: MediaType?
  /// The title that the image belongs to.
  public var media: MediaItem?

  /// Creates a value with an image; the other properties are empty.
  public init(image: Image) {
    self.image = image
  }

  /// Accesses a property of ``image``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Image, Value>) -> Value {
    get { image[keyPath: keyPath] }
    set { image[keyPath: keyPath] = newValue }
  }
}

extension TaggedImage: Decodable {
  public init(from decoder: any Decoder) throws {
    image = try Image(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("image_type", into: &type)
    row.read("media_type", into: &mediaType)
    row.read("media", into: &media)
  }
}
