import Containment
import GTK

/// Keeps the top of a section at the top of a page while the sections above it load, until the user scrolls.
final class PageAnchor {
  private let section: Widget
  private let content: Widget
  private let adjustment: Adjustment
  /// The position to which the anchor has scrolled; `nil` before the section has a place.
  private var position: Double?
  private var isScrolling = false
  private var isReleased = false

  /// - Parameters:
  ///   - section: A descendant of the content.
  ///   - content: The scrolled content.
  ///   - adjustment: The vertical position of the content.
  init(_ section: Widget, in content: Widget, _ adjustment: Adjustment) {
    self.section = section
    self.content = content
    self.adjustment = adjustment
    // The content gets its new height before its sections are laid out.
    adjustment.onResize { [weak self] in Task { self?.scroll() } }
    adjustment.onScroll { [weak self] in self?.didScroll() }
  }

  private func scroll() {
    guard !isReleased, section.isMapped, let bounds = section.bounds(in: content), bounds.height > 0 else { return }
    isScrolling = true
    adjustment.value = bounds.y - Double(PageMetrics.narrowMargin)
    position = adjustment.value
    isScrolling = false
  }

  /// Releases the section if the user has scrolled. The focus, which may scroll before the first layout, doesn't count.
  private func didScroll() {
    guard !isScrolling, let position, abs(adjustment.value - position) >= 1 else { return }
    isReleased = true
  }
}
