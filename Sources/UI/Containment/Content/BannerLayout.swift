import GTK

/// The layout of a banner's fold, text, action button and Dismiss button.
///
/// If the text needs up to two lines next to the buttons, they are in a row. Otherwise, the banner is one line with the
/// fold, which shows the text and the action button below it.
final class BannerLayout: LayoutRule {
  /// Whether the fold is open.
  var isOpen = false

  func width(of children: [Widget]) -> Extent {
    guard let parts = Parts(children) else { return Extent(minimum: 0, natural: 0) }
    let widest = max(parts.label.measuredWidth().minimum, parts.button?.measuredWidth().minimum ?? 0)
    return Extent(
      minimum: max(parts.fold.measuredWidth().minimum + parts.closeWidth, widest),
      natural: parts.label.measuredWidth().natural + parts.buttonsWidth)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let height = frames(of: children, width: width).compactMap { $0.map { $0.y + $0.height } }.max() ?? 0
    // GTK assumes that two widths with the same height have it for all widths in between. A folded banner is therefore
    // one pixel higher than one in a row.
    let extra = Parts(children).map { $0.isRow(in: width) } == false ? 1 : 0
    return Extent(minimum: height + extra, natural: height + extra)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let frames = frames(of: children, width: width)
    guard let parts = Parts(children), parts.isRow(in: width) else { return frames }
    return frames.map { frame in
      guard var frame else { return nil }
      frame.y = (height - frame.height) / 2
      return frame
    }
  }

  private func frames(of children: [Widget], width: Int) -> [Frame?] {
    guard let parts = Parts(children) else { return children.map { _ in nil } }
    let (label, close) = (parts.label, parts.close)
    let size = close.measuredWidth().minimum
    let closeHeight = close.measuredHeight(width: size).natural
    if parts.isRow(in: width) {
      let text = width - parts.buttonsWidth
      let button = parts.button.map { button in
        let own = button.measuredWidth().natural
        return Frame(x: text + spacing, y: 0, width: own, height: button.measuredHeight(width: own).natural)
      }
      return parts.inOrder(
        fold: nil, label: Frame(x: 0, y: 0, width: text, height: label.measuredHeight(width: text).natural),
        button: button, close: Frame(x: width - size, y: 0, width: size, height: closeHeight))
    }
    let foldWidth = width - parts.closeWidth
    let line = max(parts.fold.measuredHeight(width: foldWidth).natural, closeHeight)
    let fold = Frame(x: 0, y: 0, width: foldWidth, height: line)
    let closing = Frame(x: width - size, y: (line - closeHeight) / 2, width: size, height: closeHeight)
    guard isOpen else { return parts.inOrder(fold: fold, label: nil, button: nil, close: closing) }
    let text = Frame(x: 0, y: line + spacing, width: width, height: label.measuredHeight(width: width).natural)
    let button = parts.button.map { button in
      let own = min(button.measuredWidth().natural, width)
      let y = text.y + text.height + spacing
      return Frame(x: 0, y: y, width: own, height: button.measuredHeight(width: own).natural)
    }
    return parts.inOrder(fold: fold, label: text, button: button, close: closing)
  }
}

/// The widgets of a banner. The action button may be hidden.
private struct Parts {
  let fold, label, close: Widget
  let button: Widget?

  init?(_ children: [Widget]) {
    guard children.count >= 3 else { return nil }
    (fold, label, close) = (children[0], children[1], children[children.count - 1])
    button = children.count > 3 ? children[2] : nil
  }

  /// The width of the Dismiss button and the space before it.
  var closeWidth: Int { close.measuredWidth().minimum + spacing }

  /// The width of both buttons and the space before them.
  var buttonsWidth: Int { closeWidth + (button.map { $0.measuredWidth().natural + spacing } ?? 0) }

  /// Returns whether the text needs up to two lines next to the buttons.
  func isRow(in width: Int) -> Bool {
    let text = width - buttonsWidth
    let extent = label.measuredWidth()
    guard text >= extent.minimum else { return false }
    let line = label.measuredHeight(width: extent.natural).natural
    return label.measuredHeight(width: text).natural <= 2 * line + spacing
  }

  func inOrder(fold: Frame?, label: Frame?, button: Frame?, close: Frame?) -> [Frame?] {
    [fold, label] + (self.button == nil ? [] : [button]) + [close]
  }
}

/// The space between the widgets in both directions, in application pixels.
private let spacing = 6
