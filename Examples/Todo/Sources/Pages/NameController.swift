import Containment
import Foundation
import GTK

/// A small window that asks for a name. Enter accepts it, and Escape cancels.
final class NameController: ViewController {
  private let entry = Entry(name: "Name")
  private let button = Button(label: "Save")
  private let accept: (String) -> Void

  /// - Parameter accept: Called with the new name, which is trimmed and not empty.
  init(_ title: String, name: String, accept: @escaping (String) -> Void) {
    self.accept = accept
    super.init(title: title)
    entry.text = name
  }

  func present(over parent: Window?) {
    let window = Window(title: title ?? "", width: 360, over: parent)
    window.setRootViewController(self)
    window.present()
    entry.focus()
  }

  override func loadView() {
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    let body = Box(.vertical, spacing: 15, [Label(wrapping: "Name", styles: "heading"), entry, button])
    body.setMargins(top: 6, bottom: 24, start: 18, end: 18)
    view = Box(.vertical, [HeaderBar(), body])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.onEdit { [weak self] in self?.updateButton() }
    entry.onSubmit { [weak self] in self?.submit() }
    button.onClick { [weak self] in self?.submit() }
    updateButton()
  }

  private var name: String { entry.text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func updateButton() { button.isSensitive = !name.isEmpty }

  private func submit() {
    guard !name.isEmpty else { return }
    accept(name)
    view.window?.close()
  }
}
