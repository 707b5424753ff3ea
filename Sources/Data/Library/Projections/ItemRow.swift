import GRDB
import TitleIdentity

/// A list item with its position and tick. Adding an item again changes neither.
struct ItemRow: ObservedProjection {
  let list: ListID
  let id: ItemID
  let profile: ProfileID
  var title: TitleReference?
  var text: String
  /// The date when the item was ticked; `nil` if it isn't.
  var doneDate: PartialDate?
  var position: Position
  let date: PartialDate
  let event: EventID

  static func fold(_ events: [Event]) -> ItemRow? {
    var item: ItemRow?
    for event in events {
      switch event.content {
      case .itemAdded(let list, let id, let content, let date):
        var added =
          item
          ?? ItemRow(
            list: list, id: id, profile: event.profile, text: "", position: Position(event.id),
            date: date ?? event.date, event: event.id)
        switch content {
        case .title(let title): added.title = title
        case .text(let text): added.text = text
        }
        item = added
      case .itemTicked(_, _, true) where item?.doneDate == nil: item?.doneDate = event.date
      case .itemTicked(_, _, false): item?.doneDate = nil
      case .itemMoved(_, _, let position): item?.position = position
      case .itemEdited(_, _, let text): item?.text = text
      case .itemRemoved: item = nil
      default: break
      }
    }
    return item
  }

  var observedTitle: TitleReference? { title }

  static let table = "item"
  static let columns =
    ["list", "id", "profile", "text", "isTicked", "ticked", "position", "date", "event"] + TitleReference.columns
  var values: [(any DatabaseValueConvertible)?] {
    [
      list.rawValue, id.rawValue, profile.rawValue, text, doneDate != nil, doneDate?.description, position.rawValue,
      date.description, event.description,
    ] + (title?.values ?? [nil, nil, nil, nil, nil])
  }
}
