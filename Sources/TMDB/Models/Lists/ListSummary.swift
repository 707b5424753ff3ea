/// A user's list, without its titles.
public struct ListSummary: Identifiable, Hashable, Sendable {
  /// TMDB's id: a number written as a text, as older lists have 24 hexadecimal digits.
  public var id: String
  /// What it is called.
  public var name = ""
  /// What it is for; often empty.
  public var overview = ""
  /// How many titles it holds.
  public var itemCount = 0
  /// How many users marked it.
  public var favoriteCount = 0
  /// `movie` and the like.
  public var listType: String?
  /// ISO 639-1.
  public var language: String?
  /// ISO 3166-1.
  public var country: String?
  /// Its picture.
  public var posterPath: ImagePath?

  /// Makes one of its id; all else is empty.
  public init(id: String) {
    self.id = id
  }
}

extension ListSummary: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("description", into: &overview)
    row.read("item_count", in: .counts, into: &itemCount)
    row.read("favorite_count", in: .counts, into: &favoriteCount)
    row.read("list_type", into: &listType)
    row.read("iso_639_1", into: &language)
    row.read("iso_3166_1", into: &country)
    row.read("poster_path", into: &posterPath)
  }
}

/// A user's list.
public struct ListDetails: Hashable, Sendable {
  /// TMDB's id.
  public var id: String?
  /// What it is called.
  public var name = ""
  /// What it is for.
  public var overview = ""
  /// Whose it is.
  public var createdBy: String?
  /// How many titles it holds.
  public var itemCount = 0
  /// How many users marked it.
  public var favoriteCount = 0
  /// ISO 639-1.
  public var language: String?
  /// Its picture.
  public var posterPath: ImagePath?
  /// Its films and series.
  public var items: [MediaItem] = []
  /// Which page this is.
  public var page = 1
  /// How many pages there are.
  public var totalPages: Int?
  /// How many titles there are.
  public var totalResults: Int?

  /// Makes an empty one.
  public init() {}
}

extension ListDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("name", into: &name)
    row.read("description", into: &overview)
    row.read("created_by", into: &createdBy)
    row.read("item_count", in: .counts, into: &itemCount)
    row.read("favorite_count", in: .counts, into: &favoriteCount)
    row.read("iso_639_1", into: &language)
    row.read("poster_path", into: &posterPath)
    row.read("items", into: &items)
    row.read("page", into: &page)
    row.read("total_pages", in: .counts, into: &totalPages)
    row.read("total_results", in: .counts, into: &totalResults)
  }
}

/// Whether a list holds a title.
public struct ListItemStatus: Hashable, Sendable {
  /// The list's id.
  public var id: String?
  /// Whether it does.
  public var isPresent = false

  /// Makes an empty one.
  public init() {}
}

extension ListItemStatus: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("item_present", into: &isPresent)
  }
}

/// TMDB's answer to a new list.
@dynamicMemberLookup
public struct ListCreation: Hashable, Sendable {
  /// How it went.
  public var reply: StatusReply
  /// The new list's id.
  public var listID: String?

  /// Makes one of the reply it is; all else is empty.
  public init(reply: StatusReply) {
    self.reply = reply
  }

  /// Reads and writes through to ``reply``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<StatusReply, Value>) -> Value {
    get { reply[keyPath: keyPath] }
    set { reply[keyPath: keyPath] = newValue }
  }
}

extension ListCreation: Decodable {
  public init(from decoder: any Decoder) throws {
    reply = try StatusReply(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("list_id", into: &listID)
  }
}
