import Containment
import GTK
import Library
import Localization
import Tracking

/// The page of a user's list: its titles or, if the user prefers, its checklist.
final class UserListController: StackController, LibraryContentController {
  let model: UserListModel
  private let titles: () -> ViewController
  private let checklist: () -> ViewController
  /// The content that has been shown, by whether it is the checklist.
  private var made: [Bool: ViewController] = [:]
  private var bindings: [Binding] = []

  /// - Parameters:
  ///   - title: The list's name, if known.
  ///   - titles: Makes the list of titles.
  ///   - checklist: Makes the checklist.
  init(
    title: String?, model: UserListModel, titles: @escaping () -> ViewController,
    checklist: @escaping () -> ViewController
  ) {
    self.model = model
    self.titles = titles
    self.checklist = checklist
    super.init(title: title ?? tr("List"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindings = [
      Binding({ [model] in model.list?.isChecklist }) { [weak self] in
        if let isChecklist = $0 { self?.show(isChecklist: isChecklist) }
      },
      Binding({ [model] in model.list?.shownName }) { [weak self] in if let name = $0 { self?.title = name } },
    ]
  }

  private func show(isChecklist: Bool) {
    let content = made[isChecklist] ?? (isChecklist ? checklist() : titles())
    made[isChecklist] = content
    crossfade(to: content)
  }
}
