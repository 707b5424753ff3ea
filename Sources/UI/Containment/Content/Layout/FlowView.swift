import Foundation
import GTK
import Localization

/// A group of pills that wrap like words, for genres, removable filters or people.
///
/// Each pill is a button. Tab and the arrow keys move between them. Retain the view as long as its widget is shown.
public final class FlowView {
  /// The widget to add to a page. It takes up no space while there are no pills.
  public let widget: LayoutBox
  /// Called with the pill that the user presses.
  public var onSelect: (Pill) -> Void = { _ in }

  private let images: (any ImageProviding)?
  private var buttons: [Pill.ID: Button] = [:]

  /// The pills, in order. Setting them updates only those that changed, so the keyboard focus is preserved. If the
  /// focused pill is removed, the next one takes the focus, or else the previous one.
  public var pills: [Pill] = [] {
    didSet { if pills != oldValue { update(from: oldValue) } }
  }

  /// - Parameters:
  ///   - name: The accessible name of the group.
  ///   - images: The source of the pictures if the pills represent people; otherwise, `nil`.
  public init(name: String = "", people images: (any ImageProviding)? = nil) {
    self.images = images
    widget = LayoutBox(FlowLayout(spacing: 6))
    widget.setAccessibleRole(.group)
    widget.accessibleLabel = name
    widget.isVisible = false
  }
}

/// A button of a ``FlowView``.
public struct Pill: Identifiable, Equatable, Sendable {
  /// The identity, which stays the same when the title changes.
  public var id: String
  /// The label. It wraps if it is wider than the page.
  public var title: String
  /// Whether pressing the pill removes it. Its icon is then a cross, and its accessible label says so.
  public var isRemovable: Bool
  /// The accessible label; `nil` for the title.
  public var accessibleTitle: String?
  /// A person's name, whose initials replace a missing picture; `nil` for the title.
  public var name: String?
  /// The URL of a person's picture, if any.
  public var picture: URL?

  public init(
    id: String, title: String, accessibleTitle: String? = nil, name: String? = nil, isRemovable: Bool = false,
    picture: URL? = nil
  ) {
    self.id = id
    self.title = title
    self.accessibleTitle = accessibleTitle
    self.name = name
    self.isRemovable = isRemovable
    self.picture = picture
  }
}

extension FlowView {
  private func update(from old: [Pill]) {
    let remaining = Set(pills.map(\.id))
    let successor = successor(of: old, remaining: remaining)
    for pill in old where !remaining.contains(pill.id) || pills.contains(where: { $0.id == pill.id && $0 != pill }) {
      guard let button = buttons[pill.id] else { continue }
      if remaining.contains(pill.id) {
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
    if let successor { buttons[successor]?.focus() }
  }

  /// Returns the pill that takes the focus of a removed one.
  private func successor(of old: [Pill], remaining: Set<Pill.ID>) -> Pill.ID? {
    guard let index = old.firstIndex(where: { buttons[$0.id]?.containsFocus == true }),
      !remaining.contains(old[index].id)
    else { return nil }
    return (old[index...] + old[..<index].reversed()).first { remaining.contains($0.id) }?.id
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
    // A wrapping label keeps the pill within a narrow window.
    let content = Box(.horizontal, spacing: 6, [Label(wrapping: pill.title)])
    if let images {
      let avatar = AvatarView(images: images, size: 24)
      avatar.show(name: pill.name ?? pill.title, picture: pill.picture)
      avatar.widget.verticalAlignment = .center
      content.prepend(avatar.widget)
      content.own(avatar)
    }
    if pill.isRemovable { content.append(Icon("window-close-symbolic")) }
    content.setAccessibleHidden(true)
    button.child = content
    let label = pill.accessibleTitle ?? pill.title
    button.accessibleLabel = pill.isRemovable ? tr("Remove {title}", ["title": label]) : label
  }
}
