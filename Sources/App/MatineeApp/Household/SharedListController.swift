import Containment
import Foundation
import GTK
import Library
import LoadingState
import MatineeCore

/// The page of another profile's list, read-only. Its titles have the same menu as elsewhere.
final class SharedListController: ViewController {
  /// Called with the title to open.
  var onOpen: (TitleSummary) -> Void = { _ in }
  /// Returns the menu items common to titles in all lists.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  private let model: SharedListModel
  private let list: ListController<UserListEntry>
  private let caption = Label(wrapping: "", styles: "dim-label")
  private let container = ChildContainer("the titles")
  private var binding: Binding?

  init(title: String?, model: SharedListModel, images: any ImageProviding, badges: any BadgeProviding) {
    self.model = model
    list = ListController(images: images, badges: badges)
    super.init(title: title ?? "List")
  }

  override func loadView() {
    caption.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    container.widget.expandsVertically = true
    view = Box(.vertical, [Clamp(caption, maximumWidth: 860, tightens: false), container.widget])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list, in: container)
    list.onSelect = { [weak self] entry in if let title = entry.title { self?.onOpen(title) } }
    setItemMenuProvider { [weak self] in
      guard let self, let entry = $0 as? UserListEntry, let title = entry.title else { return nil }
      let opening = MenuItem("_Open", name: "open") { [weak self] in self?.onOpen(title) }
      return ItemMenu(entry.shortName, [[opening]] + makeTitleMenu(title))
    }
    binding = Binding({ [model] in (model.entries ?? [], model.name, model.caption) }) { [weak self] in
      self?.show($0, $1, $2)
    }
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }

  private func show(_ entries: [UserListEntry], _ name: String?, _ caption: String?) {
    list.items = entries
    if let name { title = name }
    self.caption.text = caption ?? ""
    self.caption.isVisible = caption != nil
  }
}

extension SharedListController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.entries?.isEmpty == true ? .empty(.emptySharedList) : .content
    } catch {
      return error == .notFound ? .empty(.unavailableList) : .failure(StateMessage(error))
    }
  }
}

/// The row of an item in another profile's list.
nonisolated extension UserListEntry: Listable {
  public var listTitle: String { name }
  public var listText: String { "" }
  public var listFootnote: String { detail }
  public var listDetail: String { "" }
  public var listImage: URL? { title?.poster }
}
