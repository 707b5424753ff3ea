import GTK
import Localization

/// A note with its author, date and text. The user's own notes have buttons to edit and remove them.
final class NoteView<Item: NoteListable> {
  /// The callbacks of a note.
  struct Actions {
    var edit: (Item, String) async -> Bool
    var remove: (Item) -> Void
    var open: ((Item) -> Void)?
    var problem: (String) -> String?
  }

  let widget: Widget
  private(set) var item: Item
  private let actions: Actions
  private let avatar: AvatarView
  private let detail = Label(wrapping: "", styles: "caption", "dim-label")
  private let text = ExpandableText(lines: 6)
  private let words: Box
  private let content: Box
  private let change = Button(icon: "document-edit-symbolic", name: tr("Edit Your Note"))
  private var composer: TextComposer?

  init(_ item: Item, images: any ImageProviding, actions: Actions) {
    self.item = item
    avatar = AvatarView(images: images, size: 40)
    self.actions = actions
    words = Box(.vertical, spacing: 3)
    content = Box(.vertical, spacing: 3, [words])
    content.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 12, [avatar.widget, content])
    widget.setAccessibleRole(.group)
    compose()
    show(item)
  }

  /// Shows the current version of the same note.
  func show(_ item: Item) {
    self.item = item
    avatar.show(name: item.noteName, picture: item.notePicture)
    detail.text = item.noteDetail
    text.text = item.noteText
    widget.accessibleLabel = [item.noteAuthor, item.noteDetail].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension NoteView {
  private func compose() {
    let author = makeAuthor()
    author.horizontalAlignment = .start
    let head = Box(.vertical, [author, detail])
    head.expandsHorizontally = true
    words.append(Box(.horizontal, spacing: 6, [head] + (item.isNoteEditable ? makeButtons() : [])))
    words.append(text.widget)
  }

  private func makeAuthor() -> Widget {
    guard let open = actions.open, !item.isNoteEditable else {
      return Label(wrapping: item.noteAuthor, styles: "heading")
    }
    let name = Label(wrapping: item.noteAuthor, styles: "heading")
    let button = Button(label: "")
    button.child = name
    button.accessibleLabel = item.noteAuthor
    button.addStyle("flat", "read-more")
    button.onClick { [weak self] in if let self { open(item) } }
    return button
  }

  private func makeButtons() -> [Widget] {
    let removal = Button(icon: "user-trash-symbolic", name: tr("Remove Your Note"))
    for button in [change, removal] {
      button.accessibleDescription = item.noteDetail
      button.addStyle("flat")
      button.verticalAlignment = .start
    }
    change.onClick { [weak self] in self?.beginEditing() }
    removal.onClick { [weak self] in if let self { actions.remove(item) } }
    return [change, removal]
  }

  private func beginEditing() {
    guard composer == nil else { return }
    let composer = TextComposer(name: tr("Edit Your Note"), button: tr("Save"))
    self.composer = composer
    composer.text = item.noteText
    composer.problem = actions.problem
    composer.onCancel = { [weak self] in self?.endEditing() }
    composer.onSubmit = { [weak self] text in
      guard let self else { return false }
      let isDone = await actions.edit(item, text)
      if isDone { endEditing() }
      return isDone
    }
    words.isVisible = false
    content.append(composer.widget)
    composer.focus()
  }

  private func endEditing() {
    guard let composer else { return }
    words.isVisible = true
    change.focus()
    content.remove(composer.widget)
    self.composer = nil
  }
}
