import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport

@testable import Todo

/// A window with the app, whose storage the test controls.
@MainActor final class TodoFixture {
  let storage: MemoryStorage
  let store: TodoStore
  let coordinator: TodoCoordinator
  let window = Window(dialogFor: nil)

  init(_ lists: [TodoList] = [], isSuspended: Bool = false) {
    storage = MemoryStorage(lists, isSuspended: isSuspended)
    store = TodoStore(storage)
    coordinator = TodoCoordinator(store)
  }

  func open() {
    window.setDefaultSize(width: 480, height: 560)
    window.setRootViewController(coordinator)
    window.onCloseRequest { [coordinator] in coordinator.windowShouldClose() }
    window.present()
  }

  /// Waits until the text is on screen.
  func wait(for text: String) async throws { try await eventually("“\(text)”") { texts.contains(text) } }

  /// The texts on screen.
  var texts: [String] { window.visibleTexts }

  /// The page at the top. Tests press keys in its view, because keys pressed in the window also reach hidden pages.
  var page: ViewController? { (coordinator.children.first as? NavigationController)?.top }

  /// The dialog that is open, if any.
  var dialog: NameController? {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      let root = Window(retaining: item).rootViewController
      if let dialog = root as? NameController, dialog.isVisible { return dialog }
    }
    return nil
  }

  /// Enters a name in the dialog and accepts it.
  func enter(_ name: String) async throws {
    try await eventually("the dialog") { dialog != nil }
    let entry = dialog?.view.tree.first { $0.isA(gtk_entry_get_type()) }
    entry.map { Entry(retaining: $0.pointer).text = name }
    dialog?.view.button("Save")?.click()
    try await eventually("the closed dialog") { dialog == nil }
  }
}

extension TodoList {
  static let groceries = TodoList(
    name: "Groceries", tasks: [TodoTask(title: "Milk"), TodoTask(title: "Tea", isDone: true), TodoTask(title: "Rice")])
}
