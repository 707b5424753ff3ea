import CAdwaita
import GTK

/// Text is shown whole: neither ended in "…", nor larger than its place, nor cut off by what it is in.
///
/// Three ways of shortening are meant, and allowed: an excerpt of two or more lines, as long as that many lines are shown;
/// the label of a tab, whose whole name a screen reader says; and the title of a page, for which a header bar has one line.
struct CutTextCheck: Check {
  let kinds: Set<Finding.Kind> = [.cutText]

  func findings(on surface: Surface) -> [Finding] {
    surface.elements.compactMap { element in
      guard let text = LaidOutText(element), !text.isEmpty, !element.area.isEmpty else { return nil }
      return finding(element, text)
    }
  }

  private func finding(_ element: Element, _ text: LaidOutText) -> Finding? {
    if text.isShortened {
      guard !isTabLabel(element, text), !isPageTitle(element) else { return nil }
      if text.promisedLines < 2 { return Finding(.cutText, element, "It ends in “…”.") }
      guard text.lines < text.promisedLines else { return clipping(element, text) }
      return Finding(
        .cutText, element, "\(text.lines) of the \(text.promisedLines) lines that it should have are shown.")
    }
    if text.overflow > tolerance {
      return Finding(.cutText, element, "It is \(text.overflow.short) pixels larger than its place.")
    }
    return clipping(element, text)
  }

  private func clipping(_ element: Element, _ text: LaidOutText) -> Finding? {
    guard !element.reach.contains(text.ink, tolerance: tolerance) else { return nil }
    return Finding(
      .cutText, element, "What it is in cuts off a part of it, and cannot be scrolled there.", area: text.ink)
  }

  private func isPageTitle(_ element: Element) -> Bool {
    element.isInside(adw_window_title_get_type()) && element.isInside(adw_header_bar_get_type())
  }

  private func isTabLabel(_ element: Element, _ text: LaidOutText) -> Bool {
    element.ancestors.contains { $0.role == GTK_ACCESSIBLE_ROLE_TAB && $0.name.text.contains(text.words) }
  }
}

/// In application pixels: letters may lean out of their place a little.
private let tolerance = 2.0
