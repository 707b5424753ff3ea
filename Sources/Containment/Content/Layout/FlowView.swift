import Foundation
import GTK

/// Pills that wrap like words: genres that lead on, filters that can be taken away, people.
///
/// Each is a button: Tab and the arrow keys go from one to the next. Hold the view for as long as its widget is shown.
public final class FlowView {
  /// What to put into a page; it takes no room while there are no pills.
  public let widget: LayoutBox
  /// Called with the pill that is pressed.
  public var onSelect: (Pill) -> Void = { _ in }

  private let images: (any ImageProviding)?
  private var buttons: [Pill.ID: Button] = [:]

  /// The pills, in order. Setting them changes only what differs, so that the keyboard's focus stays; where its pill goes,
  /// the next one gets it, or the one before.
  public var pills: [Pill] = [] {
    didSet { if pills != oldValue { update(from: oldValue) } }
  }

  /// - Parameters:
  ///   - name: what a screen reader calls them together.
  ///   - images: where each is a person, for their pictures; else `nil`.
  public init(name: String = "", people images: (any ImageProviding)? = nil) {
    self.images = images
    widget = LayoutBox(FlowLayout(spacing: 6))
    widget.setAccessibleRole(.group)
    widget.accessibleLabel = name
    widget.isVisible = false
  }
}

/// One of a ``FlowView``'s buttons.
public struct Pill: Identifiable, Equatable, Sendable {
  /// What it is known by while its words change.
  public var id: String
  /// What is on it; it takes several lines where it is wider than the page.
  public var title: String
  /// Whether a press takes it away; it is drawn with a cross then, and named so.
  public var isRemovable: Bool
  /// Of a person, where their picture is.
  public var picture: URL?

  public init(id: String, title: String, isRemovable: Bool = false, picture: URL? = nil) {
    self.id = id
    self.title = title
    self.isRemovable = isRemovable
    self.picture = picture
  }
}

extension FlowView {
  private func update(from old: [Pill]) {
    let kept = Set(pills.map(\.id))
    let heir = heir(of: old, kept: kept)
    for pill in old where !kept.contains(pill.id) || pills.contains(where: { $0.id == pill.id && $0 != pill }) {
      guard let button = buttons[pill.id] else { continue }
      if kept.contains(pill.id) {
        pills.first { $0.id == pill.id }.map { show($0, on: button) }
      } else {
        buttons[pill.id] = nil
        widget.remove(button)
      }
    }
    var last: Button?
    for pill in pills {
      if let button = buttons[pill.id] {
        widget.move(button, after: last)
        last = button
      } else {
        let button = makeButton(pill)
        buttons[pill.id] = button
        widget.insert(button, after: last)
        last = button
      }
    }
    widget.isVisible = !pills.isEmpty
    if let heir { buttons[heir]?.focus() }
  }

  /// The pill that gets the focus of one that goes.
  private func heir(of old: [Pill], kept: Set<Pill.ID>) -> Pill.ID? {
    guard let index = old.firstIndex(where: { buttons[$0.id]?.containsFocus == true }), !kept.contains(old[index].id)
    else { return nil }
    return (old[index...] + old[..<index].reversed()).first { kept.contains($0.id) }?.id
  }

  private func makeButton(_ pill: Pill) -> Button {
    let button = Button(label: "")
    button.addStyle("chip")
    show(pill, on: button)
    button.onClick { [weak self] in
      guard let self, let pill = pills.first(where: { $0.id == pill.id }) else { return }
      onSelect(pill)
    }
    return button
  }

  private func show(_ pill: Pill, on button: Button) {
    // No wider than a narrow window, whatever it says.
    let label = Label(wrapping: pill.title)
    let content = Box(.horizontal, spacing: 6, [label])
    if let images {
      let avatar = AvatarView(images: images, size: 24)
      avatar.show(name: pill.title, picture: pill.picture)
      avatar.widget.verticalAlignment = .center
      content.prepend(avatar.widget)
      content.keep(avatar, for: "matinee-avatar")
    }
    if pill.isRemovable { content.append(Icon("window-close-symbolic")) }
    content.setAccessibleHidden(true)
    button.child = content
    button.accessibleLabel = pill.isRemovable ? "Remove \(pill.title)" : pill.title
  }
}
