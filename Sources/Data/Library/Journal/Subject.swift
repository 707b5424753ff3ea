import TitleIdentity

/// The object of an event. A subject's current state depends only on its own events, in order.
struct Subject: Hashable {
  enum Kind: String, CaseIterable {
    case rating, play, list, item, note, profile, follow, match
    /// The choices of a profile about a title; see ``TitleChoices``.
    case showState, interest, specials, rewatch
    /// A profile's read position in a device's events. There are few of these events, so they have no projection.
    case notificationsRead = "newsSeen"
    /// The state of an action: effective or undone. Its events are those that undo the action.
    case undone
  }

  let kind: Kind
  /// The stored form: the kind and its IDs, separated by spaces, which no ID contains.
  let text: String

  init(_ kind: Kind, _ parts: String...) {
    self.kind = kind
    text = ([kind.rawValue] + parts).joined(separator: " ")
  }

  init?(text: String) {
    guard let kind = Kind(rawValue: String(text.prefix { $0 != " " })) else { return nil }
    self.kind = kind
    self.text = text
  }

  static func rating(_ profile: ProfileID, _ key: TitleReference.Key, _ part: TitlePart) -> Subject {
    switch part {
    case .whole: Subject(.rating, profile.rawValue, key.description)
    case .season(let season): Subject(.rating, profile.rawValue, key.description, "\(season)")
    case .episode(let season, let number):
      Subject(.rating, profile.rawValue, key.description, "\(season)", "\(number)")
    }
  }

  static func play(_ id: EventID) -> Subject { Subject(.play, id.description) }
  static func list(_ id: ListID) -> Subject { Subject(.list, id.rawValue) }
  static func item(_ list: ListID, _ item: ItemID) -> Subject { Subject(.item, list.rawValue, item.rawValue) }
  static func note(_ id: EventID) -> Subject { Subject(.note, id.description) }
  static func profile(_ id: ProfileID) -> Subject { Subject(.profile, id.rawValue) }
  static func follow(_ follower: ProfileID, _ followed: ProfileID) -> Subject {
    Subject(.follow, follower.rawValue, followed.rawValue)
  }
  /// - Parameter kind: The kind of a choice.
  static func choice(_ kind: Kind, _ profile: ProfileID, _ title: TitleReference) -> Subject {
    Subject(kind, profile.rawValue, title.key.description)
  }
  static func match(_ key: TitleReference.Key) -> Subject { Subject(.match, key.description) }
  static func notificationsRead(_ profile: ProfileID, _ device: DeviceID) -> Subject {
    Subject(.notificationsRead, profile.rawValue, device.description)
  }
  static func undone(_ action: EventID) -> Subject { Subject(.undone, action.description) }
}

extension EventLine {
  /// The subject; `nil` for events that only a later version supports.
  var subject: Subject? { event?.subject }
}

extension Event {
  var subject: Subject {
    switch content {
    case .rated(let title, let part, _, _): .rating(profile, title.key, part)
    case .unrated(let key, let part): .rating(profile, key, part)
    case .watched: .play(id)
    case .playDateChanged(let play, _), .playRemoved(let play): .play(play)
    case .listCreated(let list, _, _), .listChanged(let list, _, _), .listMoved(let list, _),
      .listFormatChanged(let list, _), .listRemoved(let list):
      .list(list)
    case .itemAdded(let list, let item, _, _), .itemTicked(let list, let item, _), .itemMoved(let list, let item, _),
      .itemEdited(let list, let item, _), .itemRemoved(let list, let item):
      .item(list, item)
    case .noted: .note(id)
    case .noteEdited(let note, _), .noteRemoved(let note): .note(note)
    case .profileCreated(let profile, _), .profileChanged(let profile, _), .profileRemoved(let profile):
      .profile(profile)
    case .followed(let followed), .unfollowed(let followed): .follow(profile, followed)
    case .showStateChanged(let title, _, _): .choice(.showState, profile, title)
    case .interestChanged(let title, _): .choice(.interest, profile, title)
    case .specialsChanged(let title, _): .choice(.specials, profile, title)
    case .rewatchChanged(let title, _): .choice(.rewatch, profile, title)
    case .matched(let key, _): .match(key)
    case .notificationsRead(let id): .notificationsRead(profile, id.device)
    case .undone(let action): .undone(action)
    }
  }
}
