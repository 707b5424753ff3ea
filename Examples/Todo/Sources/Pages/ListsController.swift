import Containment
import Foundation
import GTK

/// The page of lists. It loads and shows them, and reports the list that the user wants to open.
final class ListsController: ViewController, StatefulContentLoadable {
  var onOpen: (TodoList) -> Void = { _ in }
  private let store: TodoStore
  private let rows = ListController<TodoList>(images: NoImages(), picture: .avatar)
  private var binding: Binding?

  init(_ store: TodoStore) {
    self.store = store
    super.init(title: "Lists")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: rows)
    rows.onSelect = { [weak self] in self?.onOpen($0) }
    binding = Binding({ [store] in store.lists ?? [] }) { [rows] in rows.items = $0 }
  }

  func loadContent() async -> LoadResult {
    do { return try await store.load().isEmpty ? .empty(.noLists) : .content } catch { return .failure(.init(error)) }
  }
}

/// The row of a list: its name, the number of tasks that are done, and the progress.
nonisolated extension TodoList: Listable {
  public var listTitle: String { name }
  public var listText: String { "" }
  public var listFootnote: String { tasks.isEmpty ? "No tasks" : "\(doneCount) of \(tasks.count) done" }
  public var listDetail: String { "" }
  public var listImage: URL? { nil }
  public var listProgress: Double? { tasks.isEmpty ? nil : Double(doneCount) / Double(tasks.count) }
  private var doneCount: Int { tasks.count(where: \.isDone) }
}

/// An image provider without images. Rows show the initials of their lists instead.
final class NoImages: ImageProviding {
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? { nil }
  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    throw CocoaError(.fileNoSuchFile)
  }
}
