import Library
import TitleIdentity

/// A single fact about a title from another app.
public struct ImportedRecord: Hashable, Sendable {
  /// The title.
  public var title: ImportedTitle
  /// The episode; `nil` if the fact concerns the whole title.
  public var episode: ImportedEpisode?
  /// The fact itself.
  public var fact: ImportedFact
  /// The date of the play, rating, addition or review, with the precision of the app; unknown if there is none.
  public var date: PartialDate
  /// The user's tags.
  public var tags: [String] = []
  /// The location in the imported files.
  public var location: ImportLocation
  /// The index of the row among all rows with records. Several records may come from one row.
  public var row = 0
  /// A unique key that is the same in each import of the same fact. A record whose key was imported before is skipped.
  public var key: String

  public init(
    title: ImportedTitle, episode: ImportedEpisode? = nil, fact: ImportedFact, date: PartialDate = .unknown,
    location: ImportLocation, key: String
  ) {
    self.title = title
    self.episode = episode
    self.fact = fact
    self.date = date
    self.location = location
    self.key = key
  }
}

/// The kinds of facts about a title.
public enum ImportedFact: Hashable, Sendable {
  case rated(Score)
  /// A single play.
  case watched(isRewatch: Bool)
  /// Plays of all aired episodes before the given one, or of all aired episodes if it's `nil`. The export doesn't list
  /// them, but it may contain their number. The date applies to the last play.
  case watchedEpisodes(before: TitlePart?, count: Int? = nil)
  /// A show that the user paused or dropped.
  case state(ShowState)
  case watchlisted
  /// A like or a favorite.
  case liked
  // This case is indirect because its payload is by far the largest, and an import may have a million records.
  indirect case listed(ImportedListItem)
  /// The verbatim text of a review or note. Letterboxd's may contain HTML.
  case reviewed(String)
}

/// A title's entry in a list.
public struct ImportedListItem: Hashable, Sendable {
  /// The list that contains the title.
  public var list: ImportedList
  /// The position, starting at 1; `nil` if the app specifies none.
  public var position: Int?
  /// The comment on the title.
  public var note: String?

  public init(list: ImportedList, position: Int? = nil, note: String? = nil) {
    self.list = list
    self.position = position
    self.note = note
  }
}

/// A list that the user created.
public struct ImportedList: Hashable, Sendable {
  /// The list's number or file in the other app, which distinguishes lists with the same name.
  public var id: String
  /// The name that the user gave it.
  public var name: String
  public var description: String?

  public init(id: String, name: String, description: String? = nil) {
    self.id = id
    self.name = name
    self.description = description
  }
}

/// A location in the imported files.
public struct ImportLocation: Hashable, Sendable {
  /// The path in the archive or folder.
  public var file: String
  /// The first line, starting at 1.
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
