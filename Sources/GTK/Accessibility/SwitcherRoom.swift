import CAdwaita

/// Room for the words of a view switcher's tabs, which libadwaita 1.2 ends in "…" where a fifth of a narrow window is too little.
extension Widget {
  /// Lets the tabs inside be as wide as their words where they would not be seen whole side by side and alike. The style `tight` takes
  /// away what is beside each.
  func giveSwitchersRoom() {
    for switcher in descendants(adw_view_switcher_get_type()) {
      switcher.setMargins(0)
      switcher.addStyle("tight")
      switcher.lay(by: TabsInALine())
    }
  }

  /// Of a tab whose words end in "…" all the same, they are shown whole where the pointer rests; a screen reader says them
  /// whole as the tab's name.
  func showCutWordsAsTooltip() {
    guard gtk_widget_get_has_tooltip(widget) == 0 else { return }
    gtk_widget_set_has_tooltip(widget, 1)
    connect("query-tooltip") { [pointer] (arguments: SignalArguments) in
      guard let tooltip = arguments.object(3), let words = Widget(retaining: pointer).cutWords else { return false }
      gtk_tooltip_set_text(OpaquePointer(tooltip), words)
      return true
    }
  }

  private var cutWords: String? {
    descendants(gtk_label_get_type()).first { label in
      label.isMapped && pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
    }.map { Label(retaining: $0.pointer).text }
  }
}

/// Tabs alike where the widest has room for its words, else each as wide as its words, and the widest cut where that is too much, too.
///
/// libadwaita's have all the same wish, a hundred pixels, whatever stands on them; their words are inside.
private final class TabsInALine: LayoutRule {
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

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var x = 0
    return TabWidths.of(children.map(\.wordsWidth), in: width).map { own in
      defer { x += own }
      return Frame(x: x, y: 0, width: own, height: height)
    }
  }
}

/// How wide tabs are side by side. Pure, so that it is tested as a table.
nonisolated enum TabWidths {
  /// - Parameter words: what each needs to be seen whole.
  static func of(_ words: [Int], in width: Int) -> [Int] {
    guard let widest = words.max() else { return [] }
    let isAlike = widest * words.count <= width
    let base = isAlike ? words.map { _ in 0 } : words.map { min($0, most(words, in: width)) }
    let rest = max(0, width - base.reduce(0, +))
    return base.enumerated().map { place, own in
      own + rest / base.count + (place < rest % base.count ? 1 : 0)
    }
  }

  /// So wide may the widest be for all to fit.
  private static func most(_ words: [Int], in width: Int) -> Int {
    var (left, room) = (words.count, width)
    for own in words.sorted() {
      if own * left > room { return room / left }
      (left, room) = (left - 1, room - own)
    }
    return words.max() ?? 0
  }
}

extension Widget {
  /// What the part of a tab needs that is seen.
  fileprivate var wordsWidth: Int { (firstChild(gtk_stack_get_type()) ?? self).measuredWidth().natural }
}
