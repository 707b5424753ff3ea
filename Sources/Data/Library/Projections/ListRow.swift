import GRDB

/// A list that a profile created. A list removed on one device stays removed, regardless of changes on other devices.
struct ListRow: Projection {
  let id: ListID
  let profile: ProfileID
  var name: String
  var about: String
  var position: Position
  /// `nil` if the format follows from the items.
  var isChecklist: Bool?
  let date: PartialDate
  let event: EventID

  static func fold(_ events: [Event]) -> ListRow? {
    var list: ListRow?
    for event in events {
      switch event.content {
      case .listCreated(let id, let name, let about):
        list = ListRow(
          id: id, profile: event.profile, name: name, about: about, position: Position(event.id), date: event.date,
          event: event.id)
      case .listChanged(_, let name, let about):
        list?.name = name
        list?.about = about
      case .listMoved(_, let position): list?.position = position
      case .listFormatChanged(_, let isChecklist): list?.isChecklist = isChecklist
      case .listRemoved: list = nil
      default: break
      }
    }
    return list
  }

  static let table = "list"
  static let columns = ["id", "profile", "name", "about", "position", "date", "event", "isChecklist"]
  var values: [(any DatabaseValueConvertible)?] {
    [id.rawValue, profile.rawValue, name, about, position.rawValue, date.description, event.description, isChecklist]
  }
}
