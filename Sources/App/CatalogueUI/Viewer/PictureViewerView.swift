import Catalogue
import Containment
import GTK
import Localization

/// The view of the picture viewer: a picture below buttons for zooming and turning, and the keys for both.
final class PictureViewerView {
  let widget: Widget
  let canvas: PictureCanvas
  /// The button for the header bar.
  let saveButton = Button(icon: "document-save-symbolic", name: tr("Save Picture…"))
  /// Called when the user turns to the next picture (1) or the previous one (-1).
  var onTurn: (Int) -> Void = { _ in }
  private let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Picture"))
  private let next = Button(icon: "go-next-symbolic", name: tr("Next Picture"))

  init(images: any ImageProviding) {
    canvas = PictureCanvas(images: images)
    let overlay = Overlay(canvas.widget)
    widget = Bin(overlay)
    widget.isFocusable = true
    widget.setAccessibleRole(.group)
    for (button, side) in [(previous, Widget.Alignment.start), (next, .end)] {
      button.addStyle("osd", "circular", "shelf-page")
      button.horizontalAlignment = side
      button.verticalAlignment = .center
      overlay.add(button)
    }
    overlay.add(makeZoomButtons())
    previous.onClick { [weak self] in self?.onTurn(-1) }
    next.onClick { [weak self] in self?.onTurn(1) }
    addZoomKeys()
    addTurnKeys()
  }

  func show(_ picture: PictureCard, isFirst: Bool, isLast: Bool) {
    widget.accessibleLabel = picture.accessibleLabel
    // The focus must not stay on a button that disappears.
    if isFirst && previous.containsFocus || isLast && next.containsFocus { widget.focus() }
    previous.isVisible = !isFirst
    next.isVisible = !isLast
    canvas.show(picture)
  }
}

extension PictureViewerView {
  private func makeZoomButtons() -> Widget {
    let zoomInButton = Button(icon: "zoom-in-symbolic", name: tr("Zoom In"))
    let zoomOutButton = Button(icon: "zoom-out-symbolic", name: tr("Zoom Out"))
    zoomInButton.onClick { [weak self] in self?.canvas.zoom { $0.zoom(by: PictureZoom.step) } }
    zoomOutButton.onClick { [weak self] in self?.canvas.zoom { $0.zoom(by: 1 / PictureZoom.step) } }
    for button in [zoomInButton, zoomOutButton] { button.addStyle("osd", "circular") }
    let box = Box(.horizontal, spacing: 12, [zoomOutButton, zoomInButton])
    box.horizontalAlignment = .center
    box.verticalAlignment = .end
    box.setMargins(bottom: 12)
    return box
  }

  private func addZoomKeys() {
    let keys: [(keys: [String], change: (inout PictureZoom) -> Void)] = [
      (["plus", "equal", "KP_Add", "<Control>plus", "<Control>equal"], { $0.zoom(by: PictureZoom.step) }),
      (["minus", "KP_Subtract", "<Control>minus"], { $0.zoom(by: 1 / PictureZoom.step) }),
      (["0", "KP_0", "<Control>0"], { $0.set(1) }),
    ]
    for (keys, change) in keys {
      for key in keys {
        widget.addShortcut(key, isLocal: true) { [weak self] in
          self?.canvas.zoom(change)
          return true
        }
      }
    }
  }

  /// Adds the keys for turning. The arrow keys pan a zoomed picture instead.
  private func addTurnKeys() {
    let arrows: [(key: String, x: Double, y: Double)] = [
      ("Left", -1, 0), ("Right", 1, 0), ("Up", 0, -1), ("Down", 0, 1),
    ]
    for (key, x, y) in arrows {
      widget.addShortcut(key, isLocal: true) { [weak self] in
        guard let self else { return false }
        if !canvas.pan(x, y), x != 0 { onTurn(TextDirection.current == .leftToRight ? Int(x) : -Int(x)) }
        return true
      }
    }
    for (key, step) in [("Page_Up", -1), ("Page_Down", 1)] {
      widget.addShortcut(key, isLocal: true) { [weak self] in
        self?.onTurn(step)
        return true
      }
    }
  }
}
