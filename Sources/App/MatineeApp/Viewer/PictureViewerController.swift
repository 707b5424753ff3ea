import Containment
import GTK
import MatineeCore

/// A picture viewer that fills the window. The user can zoom, turn to the next or previous picture, and save.
final class PictureViewerController: ViewController, Screen {
  /// Called with the index of the picture now shown.
  var onPageChange: (Int) -> Void = { _ in }
  private let pictures: [GalleryPicture]
  private(set) var index: Int
  private let canvas: PictureCanvas
  private let save: (GalleryPicture) -> Void
  private let previous = Button(icon: "go-previous-symbolic", name: "Previous Picture")
  private let next = Button(icon: "go-next-symbolic", name: "Next Picture")

  /// - Parameter save: Asks for a file and saves the picture.
  init(
    _ pictures: [GalleryPicture], at index: Int, images: any ImageProviding, save: @escaping (GalleryPicture) -> Void
  ) {
    self.pictures = pictures
    self.index = index
    self.save = save
    canvas = PictureCanvas(images: images)
    super.init()
    let saveButton = Button(icon: "document-save-symbolic", name: "Save Picture…")
    saveButton.onClick { [weak self] in self.map { $0.save($0.pictures[$0.index]) } }
    navigationItem.trailing = [saveButton]
  }

  override func loadView() {
    let overlay = Overlay(canvas.widget)
    for (button, side) in [(previous, Widget.Alignment.start), (next, .end)] {
      button.addStyle("osd", "circular", "shelf-page")
      button.horizontalAlignment = side
      button.verticalAlignment = .center
      overlay.add(button)
    }
    previous.onClick { [weak self] in self?.turn(-1) }
    next.onClick { [weak self] in self?.turn(1) }
    overlay.add(makeZoomButtons())
    view = Bin(overlay)
    view.isFocusable = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyboardShortcuts()
    view.retain(canvas, for: "matinee-canvas")
    show()
  }

  var zoom: PictureZoom { canvas.zoom }
  var isSettled: Bool { true }
  var hasContent: Bool { canvas.texture != nil }

  func refresh() { show() }
}

extension PictureViewerController {
  private func makeZoomButtons() -> Widget {
    let zoomInButton = Button(icon: "zoom-in-symbolic", name: "Zoom In")
    let zoomOutButton = Button(icon: "zoom-out-symbolic", name: "Zoom Out")
    zoomInButton.onClick { [weak self] in self?.canvas.zoom { $0.zoom(by: PictureZoom.step) } }
    zoomOutButton.onClick { [weak self] in self?.canvas.zoom { $0.zoom(by: 1 / PictureZoom.step) } }
    for button in [zoomInButton, zoomOutButton] { button.addStyle("osd", "circular") }
    let box = Box(.horizontal, spacing: 12, [zoomOutButton, zoomInButton])
    box.horizontalAlignment = .center
    box.verticalAlignment = .end
    box.setMargins(bottom: 12)
    return box
  }

  private func addKeyboardShortcuts() {
    let keys: [(keys: [String], change: (inout PictureZoom) -> Void)] = [
      (["plus", "equal", "KP_Add", "<Control>plus", "<Control>equal"], { $0.zoom(by: PictureZoom.step) }),
      (["minus", "KP_Subtract", "<Control>minus"], { $0.zoom(by: 1 / PictureZoom.step) }),
      (["0", "KP_0", "<Control>0"], { $0.set(1) }),
    ]
    for (keys, change) in keys {
      for key in keys {
        view.addShortcut(key, isLocal: true) { [weak self] in
          self?.canvas.zoom(change)
          return true
        }
      }
    }
    let arrows: [(key: String, x: Double, y: Double)] = [
      ("Left", -1, 0), ("Right", 1, 0), ("Up", 0, -1), ("Down", 0, 1),
    ]
    for (key, x, y) in arrows {
      view.addShortcut(key, isLocal: true) { [weak self] in
        guard let self else { return false }
        if !canvas.pan(x, y), x != 0 { turn(TextDirection.current == .leftToRight ? Int(x) : -Int(x)) }
        return true
      }
    }
    for (key, step) in [("Page_Up", -1), ("Page_Down", 1)] {
      view.addShortcut(key, isLocal: true) { [weak self] in
        self?.turn(step)
        return true
      }
    }
  }

  private func turn(_ step: Int) {
    guard pictures.indices.contains(index + step) else { return }
    index += step
    onPageChange(index)
    show()
    announce(pictures[index].card.spoken)
  }

  private func show() {
    guard pictures.indices.contains(index) else { return }
    title = pictures[index].card.spoken
    view.accessibleLabel = pictures[index].card.spoken
    // The focus must not stay on a button that disappears.
    if index == 0 && previous.containsFocus || index == pictures.count - 1 && next.containsFocus { view.focus() }
    previous.isVisible = index > 0
    next.isVisible = index < pictures.count - 1
    canvas.show(pictures[index].card)
  }
}
