import TitleIdentity

/// The decoding of event contents. The result is `nil` if any member differs from this version's encoding.
extension EventContent {
  init?(_ kind: EventKind, _ fields: JSONObject) {
    guard let content = Self.content(kind, fields) else { return nil }
    self = content
  }

  private static func content(_ kind: EventKind, _ fields: JSONObject) -> EventContent? {
    switch kind {
    case .rated: rated(fields)
    case .unrated: both(fields.key("title"), fields.part).map { .unrated($0, $1) }
    case .watched: watched(fields)
    case .playDateChanged: both(fields.event("play"), fields.date).map { .playDateChanged(play: $0, $1) }
    case .playRemoved: fields.event("play").map { .playRemoved(play: $0) }
    case .showStateChanged: showStateChanged(fields)
    case .interestChanged: both(fields.title, fields.bool("interested")).map { .interestChanged($0, isInterested: $1) }
    case .specialsChanged: both(fields.show, fields.bool("counted")).map { .specialsChanged($0, areCounted: $1) }
    case .rewatchChanged: both(fields.show, fields.bool("rewatching")).map { .rewatchChanged($0, isRewatching: $1) }
    case .matched: both(fields.key("from"), fields.title).map { .matched($0, $1) }
    case .undone: fields.event("undoes").map { .undone(action: $0) }
    case .listCreated: both(fields.list, fields.text("name")).map { .listCreated($0, name: $1, about: fields.about) }
    case .listChanged: both(fields.list, fields.text("name")).map { .listChanged($0, name: $1, about: fields.about) }
    case .listMoved: both(fields.list, fields.position).map { .listMoved($0, $1) }
    case .listFormatChanged: both(fields.list, fields.bool("checklist")).map { .listFormatChanged($0, isChecklist: $1) }
    case .listRemoved: fields.list.map { .listRemoved($0) }
    case .itemAdded: itemAdded(fields)
    case .itemTicked: both(fields.listItem, fields.bool("ticked")).map { .itemTicked($0.list, $0.item, $1) }
    case .itemMoved: both(fields.listItem, fields.position).map { .itemMoved($0.list, $0.item, $1) }
    case .itemEdited: both(fields.listItem, fields.text("text")).map { .itemEdited($0.list, $0.item, text: $1) }
    case .itemRemoved: fields.listItem.map { .itemRemoved($0.list, $0.item) }
    case .noted: noted(fields)
    case .noteEdited: both(fields.event("note"), fields.text("text")).map { .noteEdited(note: $0, text: $1) }
    case .noteRemoved: fields.event("note").map { .noteRemoved(note: $0) }
    case .notificationsRead: fields.event("upTo").map { .notificationsRead(upTo: $0) }
    case .profileCreated: both(fields.profileID, fields.profile).map { .profileCreated($0, $1) }
    case .profileChanged: both(fields.profileID, fields.profile).map { .profileChanged($0, $1) }
    case .profileRemoved: fields.profileID.map { .profileRemoved($0) }
    case .followed: fields.profileID.map { .followed($0) }
    case .unfollowed: fields.profileID.map { .unfollowed($0) }
    }
  }

  private static func rated(_ fields: JSONObject) -> EventContent? {
    guard let title = fields.title, let part = fields.part, let score = fields.string("score").flatMap(Score.init),
      // Each score has exactly one encoding, so two different lines never mean the same.
      score.description == fields.string("score")
    else { return nil }
    return .rated(title, part, score, date: fields.date)
  }

  private static func watched(_ fields: JSONObject) -> EventContent? {
    guard let title = fields.title, let part = fields.part, let date = fields.date else { return nil }
    return .watched(title, part, date: date)
  }

  private static func showStateChanged(_ fields: JSONObject) -> EventContent? {
    let state = fields.string("state").flatMap(ShowState.init)
    guard let show = fields.show, (fields["state"] == nil) == (state == nil) else { return nil }
    return .showStateChanged(show, state, date: fields.date)
  }

  private static func itemAdded(_ fields: JSONObject) -> EventContent? {
    guard let (list, item) = fields.listItem,
      let content = fields.title.map(ItemContent.title) ?? fields.text("text").map(ItemContent.text)
    else { return nil }
    return .itemAdded(list, item, content, date: fields.date)
  }

  private static func noted(_ fields: JSONObject) -> EventContent? {
    guard let title = fields.title, let text = fields.text("text") else { return nil }
    return .noted(title, text: text, to: fields.identifier("to").map(ProfileID.init(rawValue:)))
  }
}

/// Returns both values, or `nil` if one is missing.
private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}

extension JSONObject {
  func identifier(_ key: String, maximumLength: Int = 256) -> String? {
    string(key).flatMap { isIdentifier($0, maximumLength: maximumLength) ? $0 : nil }
  }

  /// Returns user-written text without NUL characters, which the tables can't store. The line retains them.
  fileprivate func text(_ key: String) -> String? { string(key)?.withoutNUL }

  func event(_ key: String) -> EventID? { string(key).flatMap(EventID.init) }

  fileprivate func key(_ name: String) -> TitleReference.Key? {
    identifier(name).flatMap { text in TitleReference.Key(text).flatMap { $0.description == text ? $0 : nil } }
  }

  fileprivate var title: TitleReference? {
    guard let object = object("title"), let source = object.identifier("source"),
      let kind = object.string("kind").flatMap(TitleID.Kind.init), let number = object.integer("id"),
      let name = object.string("name")
    else { return nil }
    return TitleReference(
      TitleSource(rawValue: source), kind, number, name: name, year: object.integer("year"),
      posterPath: object.string("poster"), imdbID: object.string("imdb"))
  }

  fileprivate var show: TitleReference? { title.flatMap { $0.kind == .show ? $0 : nil } }

  fileprivate var part: TitlePart? {
    let (season, episode) = (integer("season"), integer("episode"))
    guard (self["season"] == nil) == (season == nil), (self["episode"] == nil) == (episode == nil),
      max(season ?? 0, episode ?? 0) <= TitlePart.maximumNumber
    else { return nil }
    return TitlePart(season: season, episode: episode)
  }

  fileprivate var list: ListID? { identifier("list").map(ListID.init(rawValue:)) }

  fileprivate var listItem: (list: ListID, item: ItemID)? {
    both(list, identifier("item").map(ItemID.init(rawValue:)))
  }

  fileprivate var about: String { text("about") ?? "" }

  fileprivate var position: Position? {
    identifier("position", maximumLength: Position.maximumBytes).map(Position.init(rawValue:))
  }

  fileprivate var profileID: ProfileID? { identifier("profile").map(ProfileID.init(rawValue:)) }

  fileprivate var date: PartialDate? { string("date").flatMap(PartialDate.init) }

  fileprivate var profile: ProfileFields? {
    guard let first = text("firstName"), let last = text("lastName") else { return nil }
    return ProfileFields(
      firstName: first, lastName: last, picture: text("picture"), role: text("role") ?? "",
      teams: strings("teams")?.map(\.withoutNUL) ?? [])
  }
}
