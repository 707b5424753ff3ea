import Catalogue
import Containment
import Foundation
import GTK
import Localization

/// A view that shows one picture, scaled to fit or zoomed in. The user can pan a zoomed picture.
final class PictureCanvas {
  let widget: Overlay
  /// Called when the zoom has changed.
  var onZoom: () -> Void = {}
  private(set) var zoom = PictureZoom()
  private let picture = Picture(fit: .contain, isDecoration: false)
  private let scrolled: ScrolledWindow
  private let spinner = Spinner()
  private let message = Label(tr("Can’t load this picture."))
  private let images: any ImageProviding
  private var shown: PictureCard?
  private var requestedPixels: ImagePixels?
  private var task: Task<Void, Never>?
  private var pinchStart = 1.0
  private var dragStart = (x: 0.0, y: 0.0)
  /// The center of the visible part, as fractions of the picture. It is preserved while zooming.
  private var center = (x: 0.5, y: 0.5)

  init(images: any ImageProviding) {
    self.images = images
    scrolled = ScrolledWindow(picture, horizontal: .automatic, vertical: .automatic)
    scrolled.expandsVertically = true
    widget = Overlay(scrolled)
    for view in [spinner, message] {
      view.horizontalAlignment = .center
      view.verticalAlignment = .center
      view.isVisible = false
      widget.add(view)
    }
    message.wraps = true
    spinner.accessibleLabel = tr("Loading")
    spinner.setMinimumSize(width: 32, height: 32)
    connectGestures()
  }

  isolated deinit { task?.cancel() }

  var texture: Texture? { picture.texture }

  func show(_ card: PictureCard) {
    shown = card
    requestedPixels = nil
    zoom = PictureZoom()
    center = (0.5, 0.5)
    picture.texture = nil
    picture.alternativeText = card.accessibleLabel
    picture.accessibleLabel = card.accessibleLabel
    resize()
  }

  func zoom(_ change: (inout PictureZoom) -> Void) {
    let old = zoom
    change(&zoom)
    guard zoom != old else { return }
    center = (share(scrolled.horizontalAdjustment), share(scrolled.verticalAdjustment))
    resize()
    onZoom()
  }

  /// Pans the visible part. Returns `false` if the whole picture is visible.
  func pan(_ x: Double, _ y: Double) -> Bool {
    guard zoom.isZoomedIn else { return false }
    let (across, down) = (scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
    across.value += x * across.pageSize * panStep
    down.value += y * down.pageSize * panStep
    return true
  }
}

extension PictureCanvas {
  private func connectGestures() {
    scrolled.onPinch { [weak self] isBeginning, scale in
      guard let self else { return }
      if isBeginning { pinchStart = zoom.level }
      zoom { $0.set(self.pinchStart * scale) }
    }
    scrolled.onControlScroll { [weak self] notches in
      self?.zoom { $0.zoom(by: notches < 0 ? PictureZoom.step : 1 / PictureZoom.step) }
    }
    scrolled.onDoubleClick { [weak self] in self?.zoom { $0.toggle() } }
    scrolled.onDrag { [weak self] isBeginning, x, y in
      guard let self else { return }
      let (across, down) = (scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
      if isBeginning { dragStart = (across.value, down.value) }
      across.value = dragStart.x - x
      down.value = dragStart.y - y
    }
    for adjustment in [scrolled.horizontalAdjustment, scrolled.verticalAdjustment] {
      adjustment.onResize { [weak self] in self?.restoreCenter() }
    }
    widget.connect("notify::scale-factor") { [weak self] in self?.load() }
    scrolled.onMap { [weak self] in self?.settle() }
  }

  private func settle() { scrolled.window?.afterNextFrame { [weak self] in self?.resize() } }

  private func resize() {
    guard let shown, scrolled.size.width > 1 else { return }
    let size = zoom.size(ofRatio: shown.aspectRatio, in: scrolled.size)
    picture.setMinimumSize(width: zoom.isZoomedIn ? size.width : 0, height: zoom.isZoomedIn ? size.height : 0)
    load()
  }

  private func restoreCenter() {
    guard zoom.isZoomedIn else { return }
    for (adjustment, share) in [
      (scrolled.horizontalAdjustment, center.x), (scrolled.verticalAdjustment, center.y),
    ] {
      adjustment.value = adjustment.upper * share - adjustment.pageSize / 2
    }
  }

  private func share(_ adjustment: Adjustment) -> Double {
    adjustment.upper > 1 ? (adjustment.value + adjustment.pageSize / 2) / adjustment.upper : 0.5
  }

  /// Loads the picture in the current size. Meanwhile, the previous one remains visible.
  private func load() {
    guard let shown, scrolled.size.width > 1 else { return }
    let size = zoom.size(ofRatio: shown.aspectRatio, in: scrolled.size)
    let pixels = ImagePixels(width: size.width, height: size.height, scale: widget.scaleFactor)
    guard pixels != requestedPixels else { return }
    requestedPixels = pixels
    task?.cancel()
    message.isVisible = false
    if let texture = images.cachedImage(for: shown.address, pixels: pixels) { return show(texture) }
    wait(picture.texture == nil)
    task = Task.immediate { [weak self, images] in
      let texture = try? await images.image(for: shown.address, pixels: pixels) { placeholder in
        if !Task.isCancelled, self?.picture.texture == nil { self?.show(placeholder) }
      }
      guard let self, !Task.isCancelled else { return }
      wait(false)
      if let texture { show(texture) } else { message.isVisible = picture.texture == nil }
    }
  }

  private func show(_ texture: Texture) {
    wait(false)
    picture.texture = texture
  }

  private func wait(_ isWaiting: Bool) {
    spinner.isVisible = isWaiting
    spinner.isSpinning = isWaiting
  }
}

/// The part of the view that one press of an arrow key pans.
private let panStep = 0.25
