import GTK
import Localization

/// Two buttons over a horizontally scrolling row. Each is visible while the pointer is over the row and there is more
/// content in that direction.
///
/// They are only for mice with a plain wheel. The keyboard and screen readers move through the content instead. Retain
/// this object as long as the row is shown.
package final class PageButtons {
  private let adjustment: Adjustment
  private let scrolled: Widget
  private let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Page"))
  private let next = Button(icon: "go-next-symbolic", name: tr("Next Page"))
  private var isHovered = false

  /// - Parameters:
  ///   - adjustment: The horizontal scroll position.
  ///   - isSmall: Whether the row is only as high as a button, such as a row of chips.
  package init(_ adjustment: Adjustment, of scrolled: Widget, isSmall: Bool = false) {
    self.adjustment = adjustment
    self.scrolled = scrolled
    for button in [previous, next] {
      button.addStyle("osd", "circular", isSmall ? "small-page" : "shelf-page")
      button.isFocusable = false
      button.setAccessibleHidden(true)
      button.verticalAlignment = .center
      button.isVisible = false
    }
    previous.horizontalAlignment = .start
    next.horizontalAlignment = .end
    previous.onClick { [weak self] in self?.turn(forward: false) }
    next.onClick { [weak self] in self?.turn(forward: true) }
    adjustment.onScroll { [weak self] in self?.update() }
    adjustment.onResize { [weak self] in self?.update() }
  }

  /// Adds the buttons to an overlay whose content is the row.
  package func lay(over overlay: Overlay) {
    overlay.add(previous)
    overlay.add(next)
    overlay.onHover { [weak self] isHovered in
      self?.isHovered = isHovered
      self?.update()
    }
  }

  private func turn(forward: Bool) {
    // A part of the previous page stays visible.
    let distance = max(adjustment.pageSize * 0.85, 1)
    adjustment.glide(to: adjustment.position + (forward ? distance : -distance), in: scrolled)
  }

  private func update() {
    previous.isVisible = isHovered && adjustment.position > 1
    next.isVisible = isHovered && adjustment.remaining > 1
  }
}
