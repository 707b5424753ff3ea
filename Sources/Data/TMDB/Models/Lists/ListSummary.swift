/// A user's list, without its titles.
public struct ListSummary: Identifiable, Hashable, Sendable {
  /// The TMDB ID, a number in a string. Older lists have 24 hexadecimal digits.
  public var id: String
  /// The name.
  public var name = ""
  /// The description; often empty.
  public var overview = ""
  /// The number of titles.
  public var itemCount = 0
  /// The number of users who marked the list as a favorite.
  public var favoriteCount = 0
  /// The type of the list, such as `movie`.
  public var listType: String?
  /// The language (ISO 639-1).
  public var language: String?
  /// The country (ISO 3166-1).
  public var country: String?
  /// The poster.
  public var posterPath: ImagePath?

  /// Creates a value with an ID; the other properties are empty.
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

/// A user's list with one page of its titles.
public struct ListDetails: Hashable, Sendable {
  /// The TMDB ID.
  public var id: String?
  /// The name.
  public var name = ""
  /// The description.
  public var overview = ""
  /// The name of the user who created the list.
  public var createdBy: String?
  /// The number of titles.
  public var itemCount = 0
  /// The number of users who marked the list as a favorite.
  public var favoriteCount = 0
  /// The language (ISO 639-1).
  public var language: String?
  /// The poster.
  public var posterPath: ImagePath?
  /// The movies and shows.
  public var items: [MediaItem] = []
  /// The page number.
  public var page = 1
  /// The number of pages.
  public var totalPages: Int?
  /// The number of titles on all pages.
  public var totalResults: Int?

  /// Creates an empty value.
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

/// The response to a check for a title in a list.
public struct ListItemStatus: Hashable, Sendable {
  /// The list's ID.
  public var id: String?
  /// Whether the list contains the title.
  public var isPresent = false

  /// Creates an empty value.
  public init() {}
}

extension ListItemStatus: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("item_present", into: &isPresent)
  }
}

/// The response to creating a list.
@dynamicMemberLookup
public struct ListCreation: Hashable, Sendable {
  /// The status reply, whose properties are also available directly.
  public var reply: StatusReply
  /// The ID of the new list.
  public var listID: String?

  /// Creates a value with a status reply; the other properties are empty.
  public init(reply: StatusReply) {
    self.reply = reply
  }

  /// Accesses a property of ``reply``.
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
