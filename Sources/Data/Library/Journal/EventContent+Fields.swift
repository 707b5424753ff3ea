import TitleIdentity

/// The encoding of event contents: a kind, and members of the event's JSON object.
extension EventContent {
  /// The kind, whose raw value must never change.
  var kind: EventKind {
    switch self {
    case .rated: .rated
    case .unrated: .unrated
    case .watched: .watched
    case .playDateChanged: .playDateChanged
    case .playRemoved: .playRemoved
    case .listCreated: .listCreated
    case .listChanged: .listChanged
    case .listMoved: .listMoved
    case .listFormatChanged: .listFormatChanged
    case .listRemoved: .listRemoved
    case .itemAdded: .itemAdded
    case .itemTicked: .itemTicked
    case .itemMoved: .itemMoved
    case .itemEdited: .itemEdited
    case .itemRemoved: .itemRemoved
    case .noted: .noted
    case .noteEdited: .noteEdited
    case .noteRemoved: .noteRemoved
    case .profileCreated: .profileCreated
    case .profileChanged: .profileChanged
    case .profileRemoved: .profileRemoved
    case .followed: .followed
    case .unfollowed: .unfollowed
    case .showStateChanged: .showStateChanged
    case .interestChanged: .interestChanged
    case .specialsChanged: .specialsChanged
    case .rewatchChanged: .rewatchChanged
    case .matched: .matched
    case .notificationsRead: .notificationsRead
    case .undone: .undone
    }
  }

  func write(to fields: inout JSONObject) {
    switch self {
    case .rated(let title, let part, let score, let date):
      fields.put(title)
      fields.put(part)
      fields["score"] = .string(score.description)
      fields.put(date)
    case .unrated(let key, let part):
      fields.put(key)
      fields.put(part)
    case .watched(let title, let part, let date):
      fields.put(title)
      fields.put(part)
      fields.put(date)
    case .playDateChanged(let play, let date):
      fields["play"] = .string(play.description)
      fields.put(date)
    case .playRemoved(let play): fields["play"] = .string(play.description)
    case .listCreated(let list, let name, let about), .listChanged(let list, let name, let about):
      fields.put(list)
      fields["name"] = .string(name)
      if !about.isEmpty { fields["about"] = .string(about) }
    case .listMoved(let list, let position):
      fields.put(list)
      fields["position"] = .string(position.rawValue)
    case .listFormatChanged(let list, let isChecklist):
      fields.put(list)
      fields["checklist"] = .bool(isChecklist)
    case .listRemoved(let list): fields.put(list)
    case .itemAdded(let list, let item, .title(let title), let date):
      fields.put(list, item)
      fields.put(title)
      fields.put(date)
    case .itemAdded(let list, let item, .text(let text), let date):
      fields.put(list, item)
      fields["text"] = .string(text)
      fields.put(date)
    case .itemEdited(let list, let item, let text):
      fields.put(list, item)
      fields["text"] = .string(text)
    case .itemTicked(let list, let item, let isTicked):
      fields.put(list, item)
      fields["ticked"] = .bool(isTicked)
    case .itemMoved(let list, let item, let position):
      fields.put(list, item)
      fields["position"] = .string(position.rawValue)
    case .itemRemoved(let list, let item): fields.put(list, item)
    case .noted(let title, let text, let recipient):
      fields.put(title)
      fields["text"] = .string(text)
      if let recipient { fields["to"] = .string(recipient.rawValue) }
    case .noteEdited(let note, let text):
      fields["note"] = .string(note.description)
      fields["text"] = .string(text)
    case .noteRemoved(let note): fields["note"] = .string(note.description)
    case .profileCreated(let profile, let values), .profileChanged(let profile, let values):
      fields.put(profile)
      fields.put(values)
    case .profileRemoved(let profile), .followed(let profile), .unfollowed(let profile): fields.put(profile)
    case .showStateChanged(let title, let state, let date):
      fields.put(title)
      fields["state"] = state.map { .string($0.rawValue) }
      fields.put(date)
    case .interestChanged(let title, let isInterested):
      fields.put(title)
      fields["interested"] = .bool(isInterested)
    case .specialsChanged(let title, let areCounted):
      fields.put(title)
      fields["counted"] = .bool(areCounted)
    case .rewatchChanged(let title, let isRewatching):
      fields.put(title)
      fields["rewatching"] = .bool(isRewatching)
    case .matched(let key, let title):
      fields["from"] = .string(key.description)
      fields.put(title)
    case .notificationsRead(let id): fields["upTo"] = .string(id.description)
    case .undone(let action): fields["undoes"] = .string(action.description)
    }
  }
}

/// The kinds of events. The raw values are their names in journal lines, which must never change.
enum EventKind: String, CaseIterable {
  case rated, unrated
  case watched
  case playDateChanged = "playDated"
  case playRemoved
  case listCreated = "listMade"
  case listChanged, listMoved, listRemoved
  case listFormatChanged = "listFormat"
  case itemAdded, itemTicked, itemMoved, itemEdited, itemRemoved
  case noted, noteEdited, noteRemoved
  case profileCreated = "profileMade"
  case profileChanged, profileRemoved, followed, unfollowed
  case showStateChanged = "showState"
  case interestChanged = "interest"
  case specialsChanged = "specials"
  case rewatchChanged = "rewatch"
  case matched
  case notificationsRead = "newsSeen"
  case undone
}

extension JSONObject {
  fileprivate mutating func put(_ title: TitleReference) {
    var object = JSONObject()
    object["source"] = .string(title.source.rawValue)
    object["kind"] = .string(title.kind.rawValue)
    object["id"] = .integer(title.number)
    object["name"] = .string(title.name)
    object["year"] = title.year.map(JSONValue.integer)
    object["poster"] = title.posterPath.map(JSONValue.string)
    object["imdb"] = title.imdbID.map(JSONValue.string)
    self["title"] = .object(object)
  }

  fileprivate mutating func put(_ key: TitleReference.Key) { self["title"] = .string(key.description) }

  fileprivate mutating func put(_ part: TitlePart) {
    self["season"] = part.season.map(JSONValue.integer)
    self["episode"] = part.episode.map(JSONValue.integer)
  }

  fileprivate mutating func put(_ date: PartialDate?) { self["date"] = date.map { .string($0.description) } }

  fileprivate mutating func put(_ list: ListID, _ item: ItemID? = nil) {
    self["list"] = .string(list.rawValue)
    self["item"] = item.map { .string($0.rawValue) }
  }

  fileprivate mutating func put(_ profile: ProfileID) { self["profile"] = .string(profile.rawValue) }

  fileprivate mutating func put(_ fields: ProfileFields) {
    self["firstName"] = .string(fields.firstName)
    self["lastName"] = .string(fields.lastName)
    self["picture"] = fields.picture.map(JSONValue.string)
    self["role"] = .string(fields.role)
    self["teams"] = .array(fields.teams.map(JSONValue.string))
  }
}
