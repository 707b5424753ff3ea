import Foundation
import GTK

/// An animator that moves a picture from one page to the next, above both pages.
///
/// Nothing moves if the desktop disables animations, or if either page doesn't show the picture.
final class PictureTransition {
  /// The overlay above the pages, with the same size.
  let widget: LayoutBox
  private let picture = Picture()
  private let layout = TransitionLayout()
  private var transition: ActiveTransition?

  init() {
    let frame = Bin(picture)
    frame.addStyle("picture", "raised-picture")
    frame.clipsContent = true
    widget = LayoutBox(layout, [frame])
    widget.isTarget = false
    widget.setAccessibleHidden(true)
    widget.isVisible = false
  }

  /// Captures a picture and its position on a page that is about to disappear, for ``animate(_:to:on:)``.
  ///
  /// - Returns: `nil` if the desktop disables animations, or if the picture isn't visible.
  func capture(_ view: DownloadImageView?, from page: Widget) -> CapturedPicture? {
    guard Display.animates, let view, let texture = view.shownTexture, view.widget.isMapped,
      view.widget.isScrolledIntoView, let bounds = view.widget.bounds(in: page)
    else { return nil }
    return CapturedPicture(url: view.url, view: view, texture: texture, bounds: bounds)
  }

  /// Moves the captured picture to the view that shows the same picture on the next page. That view may not be laid out
  /// yet.
  func animate(_ departure: CapturedPicture?, to view: DownloadImageView?, on page: Widget) {
    finish()
    guard let departure, let view, view.url == departure.url else { return }
    transition = ActiveTransition(departure: departure, destination: view)
    departure.view.widget.opacity = 0
    view.widget.opacity = 0
    picture.texture = departure.texture
    widget.isVisible = true
    layout.bounds = { [weak view] progress in
      let destination = view?.widget.bounds(in: page)
      return departure.bounds.blended(with: destination ?? departure.bounds, at: progress)
    }
    layout.progress = 0
    let animation = Animation(of: widget, from: 0, to: 1, milliseconds: duration) { [weak self] in
      self?.move($0)
    } onEnd: { [weak self] in
      self?.finish()
    }
    // The animation may already have ended.
    if transition == nil { animation.stop() } else { transition?.animation = animation }
  }

  private func move(_ progress: Double) {
    guard let transition else { return }
    // A sharper texture may have been loaded in the meantime.
    if let texture = transition.destination.shownTexture { picture.texture = texture }
    layout.progress = progress
    widget.queueAllocate()
  }

  private func finish() {
    guard let transition else { return }
    self.transition = nil
    transition.animation?.stop()
    transition.departure.view.widget.opacity = 1
    transition.destination.widget.opacity = 1
    widget.isVisible = false
    picture.texture = nil
    layout.bounds = nil
  }
}

/// The transitions of a navigation stack.
extension PictureTransition {
  /// Captures the picture on a page that the pushed controller also shows.
  func captureForPush(of controller: ViewController, from page: NavigationPage?) -> CapturedPicture? {
    guard Display.animates, let page, let url = controller.mainPicture?.url else { return nil }
    return capture(page.widget.picture(of: url), from: page.widget)
  }

  func animatePush(_ departure: CapturedPicture?, of controller: ViewController, to page: NavigationPage?) {
    if let page { animate(departure, to: controller.mainPicture, on: page.widget) }
  }

  /// Captures the main picture of a controller on its page, which is about to be popped.
  func captureForPop(of controller: ViewController?, from page: NavigationPage?) -> CapturedPicture? {
    page.flatMap { capture(controller?.mainPicture, from: $0.widget) }
  }

  /// Moves the captured picture back to the same picture on a page, if the page is scrolled there.
  func animatePop(_ departure: CapturedPicture?, to page: NavigationPage?) {
    guard let departure, let page else { return }
    let view = departure.url.flatMap { page.widget.picture(of: $0) }
    animate(departure, to: view.flatMap { $0.widget.isScrolledIntoView ? $0 : nil }, on: page.widget)
  }
}

/// A captured picture and its position on the page that disappears.
struct CapturedPicture {
  /// The picture's URL at the time of the capture.
  let url: URL?
  fileprivate let view: DownloadImageView
  fileprivate let texture: Texture
  fileprivate let bounds: Rectangle
}

extension ViewController {
  fileprivate var mainPicture: DownloadImageView? { transitionPicture.flatMap(DownloadImageView.of) }
}

extension Widget {
  /// Returns a descendant that shows the picture at this URL, preferably one inside the focused widget.
  func picture(of url: URL) -> DownloadImageView? {
    let focused = window?.focusedWidget.flatMap { $0.isDescendant(of: self) ? $0.firstPicture(of: url) : nil }
    return focused ?? firstPicture(of: url)
  }

  private func firstPicture(of url: URL) -> DownloadImageView? {
    firstOnScreen { widget in
      DownloadImageView.of(widget).flatMap { $0.url == url && $0.shownTexture != nil ? $0 : nil }
    }
  }
}

private struct ActiveTransition {
  let departure: CapturedPicture
  let destination: DownloadImageView
  var animation: Animation?
}

/// The layout rule that positions the moving picture.
private final class TransitionLayout: LayoutRule {
  var progress = 0.0
  var bounds: ((Double) -> Rectangle)?

  func width(of children: [Widget]) -> Extent { Extent(minimum: 0, natural: 0) }
  func height(of children: [Widget], width: Int) -> Extent { Extent(minimum: 0, natural: 0) }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    guard let bounds = bounds?(progress) else { return children.map { _ in nil } }
    let isMirrored = TextDirection.current == .rightToLeft
    let x = isMirrored ? Double(width) - bounds.x - bounds.width : bounds.x
    let frame = Frame(
      x: Int(x.rounded()), y: Int(bounds.y.rounded()), width: Int(bounds.width.rounded()),
      height: Int(bounds.height.rounded()))
    return children.map { _ in frame }
  }
}

/// The duration in milliseconds, equal to that of a page transition.
private let duration = 300
