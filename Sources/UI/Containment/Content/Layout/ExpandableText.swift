import GTK
import Localization

/// A text that shows its first lines, and expands when the user presses a button. Examples are overviews and
/// biographies.
///
/// A text that fits has no button. A truncated text always takes up the same space. Retain the view as long as its
/// widget is shown.
public final class ExpandableText {
  /// The widget to add to a page. It takes up no space while the text is empty.
  public let widget: LayoutBox

  private let whole = Label(wrapping: "")
  private let start: Inscription
  private let button = Button(label: tr("Read More"))
  private let layout: ExpandableLayout

  /// The plain text, truncated after 20,000 characters. Setting another text collapses it.
  public var text: String {
    get { layout.text }
    set {
      guard newValue != layout.text else { return }
      layout.text = newValue.count > maximumCharacters ? newValue.prefix(maximumCharacters) + "…" : newValue
      start.text = String(layout.text.prefix(layout.maximumMeasuredLength))
      whole.text = layout.text
      isExpanded = false
      widget.isVisible = !newValue.isEmpty
    }
  }

  /// Whether the whole text is visible. The user can change it, too.
  public var isExpanded: Bool {
    get { layout.isExpanded }
    set {
      layout.isExpanded = newValue
      update()
    }
  }

  /// - Parameter lines: The number of visible lines while the text is collapsed.
  public init(lines: Int = 4) {
    start = Inscription(lines: lines)
    layout = ExpandableLayout(lines: lines)
    widget = LayoutBox(layout, [whole, start, button])
    start.breaksWords = true
    button.addStyle("flat", "read-more")
    button.horizontalAlignment = .start
    widget.isVisible = false
    button.onClick { [weak self] in self?.isExpanded.toggle() }
    layout.onChange = { [weak self] in self?.updateForLayout() }
    widget.keepState { [weak self] in
      self?.isExpanded == true ? true : nil
    } restore: { [weak self] in
      self?.isExpanded = $0
    }
    update()
  }

  /// Whether the text is longer than its collapsed form.
  public var isLong: Bool { layout.isLong }
}

extension ExpandableText {
  private func update() {
    button.label = layout.isExpanded ? tr("Read Less") : tr("Read More")
    updateForLayout()
    widget.queueResize()
  }

  private func updateForLayout() {
    let isCut = layout.isLong && !layout.isExpanded
    // Screen readers read the whole text even if it is truncated on screen.
    start.accessibleLabel = layout.text
    start.setAccessibleHidden(!isCut)
    whole.setAccessibleHidden(isCut)
    button.setAccessibleHidden(!layout.isLong)
  }
}

private let maximumCharacters = 20_000
