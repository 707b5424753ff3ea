import CAdwaita

/// More space for the labels of a view switcher's tabs. In narrow windows, libadwaita 1.2 gives each tab an equal share
/// of the width and ellipsizes longer labels.
extension Widget {
  /// Lets the tabs inside be as wide as their labels if the labels don't fit into tabs of equal width. The style class
  /// `tight` removes the tabs' side padding.
  func preventSwitcherClipping() {
    for switcher in descendants(adw_view_switcher_get_type()) {
      switcher.setMargins(0)
      switcher.addStyle("tight")
      switcher.setLayout(TabLineLayout())
    }
  }

  /// Shows an ellipsized label in full as the tab's tooltip. Screen readers get the full label as the tab's name.
  func showClippedTextAsTooltip() {
    guard gtk_widget_get_has_tooltip(widget) == 0 else { return }
    gtk_widget_set_has_tooltip(widget, 1)
    connect("query-tooltip") { [pointer] (arguments: SignalArguments) in
      guard let tooltip = arguments.object(3), let text = Widget(retaining: pointer).clippedText else { return false }
      gtk_tooltip_set_text(OpaquePointer(tooltip), text)
      return true
    }
  }

  private var clippedText: String? {
    descendants(gtk_label_get_type()).first { label in
      label.isMapped && pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
    }.map { Label(retaining: $0.pointer).text }
  }
}

/// A layout that gives tabs the same width if the longest label fits. Otherwise each tab is as wide as its label, and
/// the widest ones shrink if there still isn't enough space.
///
/// In libadwaita, all tabs request the same width of 100 pixels, regardless of the labels inside them.
private final class TabLineLayout: LayoutRule {
  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(
      minimum: widths.map(\.minimum).reduce(0, +), natural: widths.map(\.natural).max().map { $0 * children.count } ?? 0
    )
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let heights = children.map { $0.measuredHeight() }
    return Extent(minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var x = 0
    return TabWidths.of(children.map(\.textWidth), in: width).map { own in
      defer { x += own }
      return Frame(x: x, y: 0, width: own, height: height)
    }
  }
}

/// The widths of adjacent tabs. They depend only on numbers, so tests need no widgets.
nonisolated enum TabWidths {
  /// Returns the widths of all tabs.
  ///
  /// - Parameter widths: The width that each label needs to be fully visible.
  static func of(_ widths: [Int], in width: Int) -> [Int] {
    guard let widest = widths.max() else { return [] }
    let fitsEqually = widest * widths.count <= width
    let base = fitsEqually ? widths.map { _ in 0 } : widths.map { min($0, widestFitting(widths, in: width)) }
    let rest = max(0, width - base.reduce(0, +))
    return base.enumerated().map { index, own in
      own + rest / base.count + (index < rest % base.count ? 1 : 0)
    }
  }

  /// Returns the largest tab width with which all tabs fit.
  private static func widestFitting(_ widths: [Int], in width: Int) -> Int {
    var (count, space) = (widths.count, width)
    for own in widths.sorted() {
      if own * count > space { return space / count }
      (count, space) = (count - 1, space - own)
    }
    return widths.max() ?? 0
  }
}

extension Widget {
  /// The natural width of the visible part of a tab.
  fileprivate var textWidth: Int { (firstChild(gtk_stack_get_type()) ?? self).measuredWidth().natural }
}
