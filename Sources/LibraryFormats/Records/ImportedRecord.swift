import Library

/// One thing that another app says somebody did with a title.
public struct ImportedRecord: Hashable, Sendable {
  /// What it happened to.
  public var title: ImportedTitle
  /// `nil` where it is about the title as a whole.
  public var episode: ImportedEpisode?
  /// What happened.
  public var fact: ImportedFact
  /// When it was watched, rated, added or written: as exact as the app says, and unknown where it does not.
  public var date: PartialDate
  /// What the person called it by.
  public var tags: [String]
  /// Where it stands.
  public var place: ImportPlace
  /// The same for the same fact however often it is imported, and no other's: what has been imported with it is not imported again.
  public var key: String

  public init(
    title: ImportedTitle, episode: ImportedEpisode? = nil, fact: ImportedFact, date: PartialDate = .unknown,
    tags: [String] = [], place: ImportPlace, key: String
  ) {
    self.title = title
    self.episode = episode
    self.fact = fact
    self.date = date
    self.tags = tags
    self.place = place
    self.key = key
  }
}

/// What happened to a title.
public enum ImportedFact: Hashable, Sendable {
  case rated(Score)
  /// Seen once.
  case watched(isRewatch: Bool)
  case watchlisted
  /// Liked, loved, or among favourites.
  case liked
  // Indirect because its payload is by far the largest, and an import may have a million records.
  indirect case listed(ImportedListItem)
  /// A review or a note, to the letter; Letterboxd's may hold HTML.
  case reviewed(String)
}

/// A title's place in a list.
public struct ImportedListItem: Hashable, Sendable {
  /// Which list it is in.
  public var list: ImportedList
  /// From 1 on; `nil` where the app gives none.
  public var position: Int?
  /// What is written beside the title.
  public var note: String?

  public init(list: ImportedList, position: Int? = nil, note: String? = nil) {
    self.list = list
    self.position = position
    self.note = note
  }
}

/// A list that somebody made.
public struct ImportedList: Hashable, Sendable {
  /// Its number or its file in the other app, by which lists of one name are told apart.
  public var id: String
  /// As the person called it.
  public var name: String
  public var description: String?

  public init(id: String, name: String, description: String? = nil) {
    self.id = id
    self.name = name
    self.description = description
  }
}

/// Where something stands in what was imported.
public struct ImportPlace: Hashable, Sendable {
  /// Its path in the archive or folder.
  public var file: String
  /// Its first line, counted from 1.
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
