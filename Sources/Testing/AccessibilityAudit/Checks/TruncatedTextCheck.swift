import CAdwaita
import GTK

/// A check that text is fully visible: not ellipsized, not larger than its widget and not clipped by an ancestor. The
/// labels of buttons also have no line break inside a word.
///
/// Three kinds of ellipsized text are allowed. The first is an excerpt of two or more lines with all of its lines
/// visible. The second is a tab's label if the tab's accessible name contains the full text. The third is a page's
/// title, which has only one line in a header bar.
struct TruncatedTextCheck: Check {
  let kinds: Set<Finding.Kind> = [.truncatedText, .brokenWord]

  func findings(on surface: Surface) -> [Finding] {
    surface.elements.compactMap { element in
      guard let text = LaidOutText(element), text.hasFont, !text.isEmpty, !element.area.isEmpty else { return nil }
      return finding(element, text)
    }
  }

  private func finding(_ element: Element, _ text: LaidOutText) -> Finding? {
    if text.isShortened {
      guard !isTabLabel(element, text), !isPageTitle(element) else { return nil }
      if text.expectedLines < 2 { return Finding(.truncatedText, element, "It ends in “…”.") }
      guard text.lines < text.expectedLines else { return clipping(element, text) }
      return Finding(
        .truncatedText, element, "\(text.lines) of the \(text.expectedLines) expected lines are shown.")
    }
    if text.overflow > tolerance {
      return Finding(.truncatedText, element, "It’s \(text.overflow.short) pixels larger than its space.")
    }
    if text.breaksWord, element.isInside(gtk_button_get_type()) {
      return Finding(.brokenWord, element, "“\(text.string)” is on \(text.lines) lines.")
    }
    return clipping(element, text)
  }

  private func clipping(_ element: Element, _ text: LaidOutText) -> Finding? {
    guard !element.reach.contains(text.ink, tolerance: tolerance) else { return nil }
    return Finding(
      .truncatedText, element, "Its container cuts off part of it, and can’t scroll to it.", area: text.ink)
  }

  private func isPageTitle(_ element: Element) -> Bool {
    element.isInside(adw_window_title_get_type()) && element.isInside(adw_header_bar_get_type())
  }

  private func isTabLabel(_ element: Element, _ text: LaidOutText) -> Bool {
    element.ancestors.contains { $0.role == GTK_ACCESSIBLE_ROLE_TAB && $0.name.text.contains(text.string) }
  }
}

/// A tolerance in application pixels, because glyphs may extend slightly beyond their bounds.
private let tolerance = 2.0
