/// One picture of a title, a person or a company.
public struct Image: Hashable, Sendable {
  /// Where it lies.
  public var path: ImagePath?
  /// Pixels of the original.
  public var width = 0
  /// Pixels of the original.
  public var height = 0
  /// Width by height.
  public var aspectRatio: Double = 0
  /// The language of the writing on it; `nil` for none.
  public var language: String?
  /// The country that goes with the language.
  public var country: String?
  /// The mean of the votes, 0 to 10.
  public var voteAverage: Double = 0
  /// How many voted.
  public var voteCount = 0
  /// A logo's kind, `.svg` or `.png`; an SVG lies at the size `original` only.
  public var fileType: String?
  /// A logo's id.
  public var imageID: String?

  /// Makes an empty one.
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

/// The pictures of a title, a person or a company; kinds that it cannot have are empty.
public struct ImageSet: Hashable, Sendable {
  /// Whose pictures they are, where this was asked for by itself.
  public var id: Int?
  /// Wide pictures.
  public var backdrops: [Image] = []
  /// Titles or signs on nothing.
  public var logos: [Image] = []
  /// Upright pictures.
  public var posters: [Image] = []
  /// Pictures from an episode.
  public var stills: [Image] = []
  /// Portraits.
  public var profiles: [Image] = []

  /// Makes an empty one.
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

/// A picture of a title that shows a person.
@dynamicMemberLookup
public struct TaggedImage: Hashable, Sendable {
  /// The picture; its members can be read as if they were here.
  public var image: Image
  /// `poster`, `backdrop`, `still` and so on.
  public var type = ""
  /// What it is a picture of; TMDB says `episode` and `season` here.
  public var mediaType: MediaType?
  /// What it is a picture of.
  public var media: MediaItem?

  /// Makes one of the image it is; all else is empty.
  public init(image: Image) {
    self.image = image
  }

  /// Reads and writes through to ``image``.
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
