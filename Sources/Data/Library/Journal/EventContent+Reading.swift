import TitleIdentity

/// The decoding of event contents. The result is `nil` if any member differs from this version's encoding.
extension EventContent {
  init?(_ kind: EventKind, _ fields: JSONObject) {
    guard let content = Self.ofTitles(kind, fields) ?? Self.ofLists(kind, fields) ?? Self.ofPeople(kind, fields) else {
      return nil
    }
    self = content
  }

  private static func ofTitles(_ kind: EventKind, _ fields: JSONObject) -> EventContent? {
    switch kind {
    case .rated:
      guard let title = fields.title, let part = fields.part, let score = fields.string("score").flatMap(Score.init),
        // Each score has exactly one encoding, so two different lines never mean the same.
        score.description == fields.string("score")
      else { return nil }
      return .rated(title, part, score, date: fields.date)
    case .unrated:
      guard let key = fields.key("title"), let part = fields.part else { return nil }
      return .unrated(key, part)
    case .watched:
      guard let title = fields.title, let part = fields.part, let date = fields.date else { return nil }
      return .watched(title, part, date: date)
    case .playDateChanged:
      guard let play = fields.event("play"), let date = fields.date else { return nil }
      return .playDateChanged(play: play, date)
    case .playRemoved: return fields.event("play").map { .playRemoved(play: $0) }
    case .showStateChanged:
      let state = fields.string("state").flatMap(ShowState.init)
      guard let title = fields.title, title.kind == .show, (fields["state"] == nil) == (state == nil) else {
        return nil
      }
      return .showStateChanged(title, state, date: fields.date)
    case .matched:
      guard let key = fields.key("from"), let title = fields.title else { return nil }
      return .matched(key, title)
    case .undone: return fields.event("undoes").map { .undone(action: $0) }
    default: return nil
    }
  }

  private static func ofLists(_ kind: EventKind, _ fields: JSONObject) -> EventContent? {
    guard let list = fields.identifier("list").map(ListID.init(rawValue:)) else { return nil }
    let name = fields.text("name")
    let position = fields.identifier("position", maximumLength: Position.maximumBytes).map(Position.init(rawValue:))
    switch kind {
    case .listCreated: return name.map { .listCreated(list, name: $0, about: fields.text("about") ?? "") }
    case .listChanged: return name.map { .listChanged(list, name: $0, about: fields.text("about") ?? "") }
    case .listMoved: return position.map { .listMoved(list, $0) }
    case .listRemoved: return .listRemoved(list)
    default: break
    }
    guard let item = fields.identifier("item").map(ItemID.init(rawValue:)) else { return nil }
    switch kind {
    case .itemAdded:
      if let title = fields.title { return .itemAdded(list, item, .title(title), date: fields.date) }
      return fields.text("text").map { .itemAdded(list, item, .text($0), date: fields.date) }
    case .itemTicked: return fields.bool("ticked").map { .itemTicked(list, item, $0) }
    case .itemMoved: return position.map { .itemMoved(list, item, $0) }
    case .itemEdited: return fields.text("text").map { .itemEdited(list, item, text: $0) }
    case .itemRemoved: return .itemRemoved(list, item)
    default: return nil
    }
  }

  private static func ofPeople(_ kind: EventKind, _ fields: JSONObject) -> EventContent? {
    let text = fields.text("text")
    switch kind {
    case .noted:
      guard let title = fields.title, let text else { return nil }
      let recipient = fields.identifier("to").map(ProfileID.init(rawValue:))
      return .noted(title, text: text, to: recipient)
    case .noteEdited:
      guard let note = fields.event("note"), let text else { return nil }
      return .noteEdited(note: note, text: text)
    case .noteRemoved: return fields.event("note").map { .noteRemoved(note: $0) }
    case .notificationsRead: return fields.event("upTo").map { .notificationsRead(upTo: $0) }
    default: break
    }
    guard let profile = fields.identifier("profile").map(ProfileID.init(rawValue:)) else { return nil }
    switch kind {
    case .profileCreated: return fields.profile.map { .profileCreated(profile, $0) }
    case .profileChanged: return fields.profile.map { .profileChanged(profile, $0) }
    case .profileRemoved: return .profileRemoved(profile)
    case .followed: return .followed(profile)
    case .unfollowed: return .unfollowed(profile)
    default: return nil
    }
  }
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

  fileprivate var part: TitlePart? {
    let (season, episode) = (integer("season"), integer("episode"))
    guard (self["season"] == nil) == (season == nil), (self["episode"] == nil) == (episode == nil),
      max(season ?? 0, episode ?? 0) <= TitlePart.maximumNumber
    else { return nil }
    return TitlePart(season: season, episode: episode)
  }

  fileprivate var date: PartialDate? { string("date").flatMap(PartialDate.init) }

  fileprivate var profile: ProfileFields? {
    guard let first = text("firstName"), let last = text("lastName") else { return nil }
    return ProfileFields(
      firstName: first, lastName: last, picture: text("picture"), role: text("role") ?? "",
      teams: strings("teams")?.map(\.withoutNUL) ?? [])
  }
}
