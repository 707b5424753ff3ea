import GTK

/// A text of which some lines are seen, and all of them at the press of a button: an overview, a biography.
///
/// Where it fits, there is no button. A text that is cut takes the same room whatever it says. Hold the view for as long as its
/// widget is shown.
public final class ExpandableText {
  /// What to put into a page; it takes no room while the text is empty.
  public let widget: LayoutBox

  private let whole = Label(wrapping: "")
  private let start: Inscription
  private let button = Button(label: "Read More")
  private let layout: ExpandableLayout

  /// What it says, as plain text; of more than 20,000 characters only those are shown. Setting another text closes it.
  public var text: String {
    get { layout.text }
    set {
      guard newValue != layout.text else { return }
      layout.text = newValue.count > mostCharacters ? newValue.prefix(mostCharacters) + "…" : newValue
      start.text = String(layout.text.prefix(layout.mostSeen))
      whole.text = layout.text
      isExpanded = false
      widget.isVisible = !newValue.isEmpty
    }
  }

  /// Whether all of it is seen; the user changes it too.
  public var isExpanded: Bool {
    get { layout.isExpanded }
    set {
      layout.isExpanded = newValue
      update()
    }
  }

  /// - Parameter lines: how many are seen at first.
  public init(lines: Int = 4) {
    start = Inscription(lines: lines)
    layout = ExpandableLayout(lines: lines)
    widget = LayoutBox(layout, [whole, start, button])
    start.breaksWords = true
    button.addStyle("flat", "read-more")
    button.horizontalAlignment = .start
    widget.isVisible = false
    button.onClick { [weak self] in self?.isExpanded.toggle() }
    layout.onChange = { [weak self] in self?.followLayout() }
    widget.keepState { [weak self] in
      self?.isExpanded == true ? true : nil
    } restore: { [weak self] in
      self?.isExpanded = $0
    }
    update()
  }

  /// Whether there is more than what is seen, or was before it was expanded.
  public var isLong: Bool { layout.isLong }
}

extension ExpandableText {
  private func update() {
    button.label = layout.isExpanded ? "Read Less" : "Read More"
    followLayout()
    widget.layOutAgain()
  }

  private func followLayout() {
    let isCut = layout.isLong && !layout.isExpanded
    // What is cut for the eye is read whole.
    start.accessibleLabel = layout.text
    start.setAccessibleHidden(!isCut)
    whole.setAccessibleHidden(isCut)
    button.setAccessibleHidden(!layout.isLong)
  }
}

private let mostCharacters = 20_000
