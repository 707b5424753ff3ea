import GTK
import Library
import Localization
import Tracking

/// The dialogs for the names of lists, and for notes on them.
struct UserListDialogs {
  let lists: UserListsModel

  /// Asks for a new list's name, then makes the list.
  func create(over window: Window?) {
    TextEntryWindow.present(.name, title: tr("New List"), button: tr("Create List"), over: window) { [lists] in
      await lists.make($0)
    }
  }

  func rename(_ list: UserList, over window: Window?) {
    TextEntryWindow.present(
      .name, title: tr("Rename List"), text: list.shownName, button: tr("Rename"), over: window
    ) { [lists] in
      await lists.rename(list, $0)
    }
  }

  func addNote(to list: UserListModel, over window: Window?) {
    TextEntryWindow.present(.note, title: tr("Add Note"), button: tr("Add"), over: window) {
      await list.add(note: $0)
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
