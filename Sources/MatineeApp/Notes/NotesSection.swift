import Containment
import GTK
import Library
import MatineeCore

/// What the household says to each other about a title, or what one notes for oneself: it is read, written and changed here.
///
/// It needs nothing of the page, and stands below the failure where the page could not be had.
final class NotesSection: ViewController, PageSection {
  private let model: ConversationModel
  private let heading = PageHeading.make("")
  private let list: NoteListController<NoteEntry>
  private let place = Place("the notes")
  private let desk = Bin()
  private let begin = Button(wrapping: "Write a Note")
  private let recipient: RecipientButton
  private var composer: TextComposer?
  private var canWrite = false
  private var isClosed = false
  private var bindings: [Binding] = []

  /// - Parameter openAuthor: goes on to somebody who wrote a note.
  init(_ model: ConversationModel, images: any ImageProviding, openAuthor: @escaping (ProfileID) -> Void) {
    self.model = model
    list = NoteListController(title: "Notes", images: images)
    recipient = RecipientButton(model)
    super.init()
    list.onOpenAuthor = { openAuthor($0.profile) }
  }

  /// A key that is pressed by habit would write something.
  var isStart: Bool { false }

  override func loadView() {
    begin.horizontalAlignment = .start
    let box = Box(.vertical, spacing: 12, [heading, place.widget, desk, begin])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.problem = { [model] in model.problem(with: $0) }
    list.onEdit = { [model] in await model.edit($0.id, $1) }
    list.onRemove = { [model] note in model.library.begin { await model.remove(note.id) } }
    list.onShowEarlier = { [model] in model.showEarlier() }
    list.onFocusLost = { [begin, weak self] in
      begin.focus()
      self?.announce("No notes are left")
    }
    add(child: list, in: place)
    begin.onClick { [weak self] in self?.beginWriting() }
    bindings = [
      Binding({ [model] in (model.state, model.entries, model.earlier) }) { [weak self] in self?.show($0, $1, $2) },
      Binding({ [model] in (model.heading, model.title != nil) }) { [weak self] in self?.follow($0, canWrite: $1) },
    ]
    // What was begun on another page of the same title, before it had come.
    if !model.text.isEmpty { beginWriting() }
  }

  func show(_ page: TitlePage) { model.take(page) }
}

extension NotesSection {
  private func show(_ state: ConversationModel.State, _ entries: [NoteEntry], _ earlier: Int) {
    view.isSensitive = state == .open
    isClosed = state == .closed
    place.widget.isVisible = !entries.isEmpty
    list.items = entries
    list.earlier = earlier
    followParts()
  }

  private func follow(_ words: String, canWrite: Bool) {
    heading.text = words
    self.canWrite = canWrite
    followParts()
  }

  /// Nothing is there of which nothing is known, not even the title.
  private func followParts() {
    heading.isVisible = !list.items.isEmpty || composer != nil
    begin.isVisible = canWrite && composer == nil
    view.isVisible = !isClosed && (heading.isVisible || begin.isVisible)
  }

  private func beginWriting() {
    let composer = TextComposer(name: "Write a Note", button: "Add Note", accessory: recipient.widget)
    self.composer = composer
    composer.text = model.text
    composer.problem = { [model] in model.problem(with: $0) }
    composer.onEdit = { [model] in model.text = $0 }
    composer.onCancel = { [weak self] in self?.endWriting() }
    composer.onSubmit = { [weak self, model] _ in
      let isDone = await model.write()
      if isDone { self?.endWriting() }
      return isDone
    }
    desk.child = composer.widget
    followParts()
    composer.focus()
  }

  private func endWriting() {
    guard composer != nil else { return }
    let hadFocus = desk.containsFocus
    composer = nil
    followParts()
    if hadFocus { begin.focus() }
    desk.child = nil
  }
}
