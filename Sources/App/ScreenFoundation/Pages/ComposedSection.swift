import Containment
import GTK

/// A section made of widgets. It observes its content, and makes new widgets only when the content has changed.
package final class ComposedSection<Page, Content: Equatable>: ViewController, PageSection {
  private let box: Box
  private let content: (Page) -> Content?
  private let compose: (Content) -> [Widget]
  private var shown: Content?
  private var binding: Binding?

  /// - Parameters:
  ///   - spacing: The space between the widgets, in application pixels.
  ///   - bottom: The bottom margin; larger for a section that may be the last of its page.
  ///   - content: Returns the section's content, or `nil` to hide the section. The models that it reads are observed.
  ///   - compose: Makes the widgets, in order from top to bottom.
  package init(
    spacing: Int = 12, bottom: Int = 6, content: @escaping (Page) -> Content?,
    compose: @escaping (Content) -> [Widget]
  ) {
    box = Box(.vertical, spacing: spacing)
    box.setMargins(top: 12, bottom: bottom, start: 12, end: 12)
    self.content = content
    self.compose = compose
    super.init()
  }

  /// - Parameter items: Returns the section's items. The section is hidden if there are none.
  package convenience init<Item>(
    spacing: Int = 12, bottom: Int = 6, items: @escaping (Page) -> [Item], compose: @escaping ([Item]) -> [Widget]
  ) where Content == [Item] {
    self.init(
      spacing: spacing, bottom: bottom, content: { items($0).isEmpty ? nil : items($0) }, compose: compose)
  }

  package override func loadView() { view = box }

  package func show(_ page: Page) {
    binding = Binding({ [content] in content(page) }) { [weak self] in self?.show(content: $0) }
  }

  private func show(content: Content?) {
    view.isVisible = content != nil
    guard let content, content != shown else { return }
    shown = content
    box.childWidgets.forEach(box.remove)
    compose(content).forEach(box.append)
  }
}
