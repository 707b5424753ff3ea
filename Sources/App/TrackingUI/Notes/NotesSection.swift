import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The section for notes on a title, private or shared with the household. The user can read, write and edit notes
/// here.
///
/// It doesn't depend on the page's content, so it also appears below the error of a page that can't load.
package final class NotesSection: ViewController, PageSection {
  private let model: ConversationModel
  private let heading = PageHeading.make("")
  private let list: NoteListController<NoteEntry>
  private let container = ChildContainer("the notes")
  private let composerContainer = Bin()
  private let begin = Button(wrapping: tr("Write a Note"))
  private let recipient: RecipientButton
  private var composer: TextComposer?
  private var canWrite = false
  private var isClosed = false
  private var bindings: [Binding] = []

  /// - Parameter openAuthor: Opens the profile of a note's author.
  init(_ model: ConversationModel, images: any ImageProviding, openAuthor: @escaping (ProfileID) -> Void) {
    self.model = model
    list = NoteListController(title: tr("Notes"), images: images)
    recipient = RecipientButton(model)
    super.init()
    list.onOpenAuthor = { openAuthor($0.profile) }
  }

  /// Always `false`, because a key pressed out of habit would start a note.
  package var isStart: Bool { false }

  package override func loadView() {
    begin.horizontalAlignment = .start
    let box = Box(.vertical, spacing: 12, [heading, container.widget, composerContainer, begin])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    list.problem = { [model] in model.problem(with: $0) }
    list.onEdit = { [model] in await model.edit($0.id, $1) }
    list.onRemove = { [model] note in model.library.begin { await model.remove(note.id) } }
    list.onShowEarlier = { [model] in model.showEarlier() }
    list.onFocusLost = { [begin, weak self] in
      begin.focus()
      self?.announce(tr("No notes left"))
    }
    add(child: list, in: container)
    begin.onClick { [weak self] in self?.beginWriting() }
    bindings = [
      Binding({ [model] in (model.state, model.entries, model.earlier) }) { [weak self] in self?.show($0, $1, $2) },
      Binding({ [model] in (model.heading, model.title != nil) }) { [weak self] in self?.updateHeading($0, canWrite: $1)
      },
    ]
    // A draft started on another page of the same title.
    if !model.text.isEmpty { beginWriting() }
  }

  package func show(_ page: TitlePage) { model.take(page) }
}

extension NotesSection {
  private func show(_ state: ConversationModel.State, _ entries: [NoteEntry], _ earlier: Int) {
    view.isSensitive = state == .open
    isClosed = state == .closed
    container.widget.isVisible = !entries.isEmpty
    list.items = entries
    list.earlier = earlier
    observeSections()
  }

  private func updateHeading(_ text: String, canWrite: Bool) {
    heading.text = text
    self.canWrite = canWrite
    observeSections()
  }

  /// Hides the parts that have no content. If there are no notes and the title is unknown, the whole section is hidden.
  private func observeSections() {
    heading.isVisible = !list.items.isEmpty || composer != nil
    begin.isVisible = canWrite && composer == nil
    view.isVisible = !isClosed && (heading.isVisible || begin.isVisible)
  }

  private func beginWriting() {
    let composer = TextComposer(name: tr("Write a Note"), button: tr("Add Note"), accessory: recipient.widget)
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
    composerContainer.child = composer.widget
    observeSections()
    composer.focus()
  }

  private func endWriting() {
    guard composer != nil else { return }
    let hadFocus = composerContainer.containsFocus
    composer = nil
    observeSections()
    if hadFocus { begin.focus() }
    composerContainer.child = nil
  }
}
