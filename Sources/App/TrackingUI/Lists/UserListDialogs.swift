import GTK
import Library
import Localization
import Tracking

/// The dialogs for the names and descriptions of lists, and for notes on them.
struct UserListDialogs {
  let lists: UserListsModel

  /// Asks for a new list's name and description, then makes the list.
  func create(over window: Window?) {
    ListWindow.present(over: window) { [lists] in await lists.make($0, about: $1) }
  }

  /// Asks for a list's new name and description.
  func edit(_ list: UserList, over window: Window?) {
    ListWindow.present(list, over: window) { [lists] in await lists.edit(list, name: $0, about: $1) }
  }

  /// Asks for the note next to a title.
  func edit(_ title: ListTitle, of titles: ListTitlesModel, over window: Window?) {
    TextEntryWindow.present(.remark, title: tr("Note"), text: title.note, button: tr("Save"), over: window) {
      await titles.edit(title, note: $0)
    }
  }

  /// Asks for the new text of a note, or of the note next to a title.
  func edit(_ entry: UserListEntry, of list: UserListModel, over window: Window?) {
    let kind: ListTextKind = entry.reference == nil ? .note : .remark
    TextEntryWindow.present(kind, title: tr("Edit Note"), text: entry.text, button: tr("Save"), over: window) {
      await list.edit(entry, $0)
    }
  }
}
