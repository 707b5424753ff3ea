import Foundation
import GTK

/// Carries a picture over from one page to the next, above both of them: what was pressed is what has come.
///
/// Where the desktop wants no movement, or where either page does not show the picture, nothing is carried.
final class PictureCarrier {
  /// What is laid over the pages, as large as they are.
  let widget: LayoutBox
  private let picture = Picture()
  private let course = Course()
  private var flight: Flight?

  init() {
    let frame = Bin(picture)
    frame.addStyle("picture", "raised-picture")
    frame.clipsContent = true
    widget = LayoutBox(course, [frame])
    widget.isTarget = false
    widget.setAccessibleHidden(true)
    widget.isVisible = false
  }

  /// Whether a picture is on its way.
  var isCarrying: Bool { flight != nil }

  /// Where a picture is in a page that is about to go, to be carried to ``carry(_:to:on:)``.
  func lift(_ view: DownloadImageView?, from page: Widget) -> Departure? {
    guard Display.animates, let view, let texture = view.shownTexture, view.widget.isMapped,
      view.widget.isScrolledIntoView, let place = view.widget.bounds(in: page)
    else { return nil }
    return Departure(url: view.url, view: view, texture: texture, place: place)
  }

  /// Carries it to where another view shows the same, or will once it has been laid out.
  func carry(_ departure: Departure?, to view: DownloadImageView?, on page: Widget) {
    land()
    guard let departure, let view, view.url == departure.url else { return }
    flight = Flight(departure: departure, destination: view)
    departure.view.widget.opacity = 0
    view.widget.opacity = 0
    picture.texture = departure.texture
    widget.isVisible = true
    course.place = { [weak view] progress in
      let place = view?.widget.bounds(in: page)
      return departure.place.blended(with: place ?? departure.place, at: progress)
    }
    course.progress = 0
    let animation = Animation(of: widget, from: 0, to: 1, milliseconds: duration) { [weak self] in
      self?.move($0)
    } onEnd: { [weak self] in
      self?.land()
    }
    // It may have come to its end already.
    if flight == nil { animation.stop() } else { flight?.animation = animation }
  }

  private func move(_ progress: Double) {
    guard let flight else { return }
    // A better one may have come.
    if let texture = flight.destination.shownTexture { picture.texture = texture }
    course.progress = progress
    widget.placeAgain()
  }

  private func land() {
    guard let flight else { return }
    self.flight = nil
    flight.animation?.stop()
    flight.departure.view.widget.opacity = 1
    flight.destination.widget.opacity = 1
    widget.isVisible = false
    picture.texture = nil
    course.place = nil
  }
}

/// A picture, and where it was before its page went.
struct Departure {
  /// Of the picture, when it was lifted.
  let url: URL?
  fileprivate let view: DownloadImageView
  fileprivate let texture: Texture
  fileprivate let place: Rectangle
}

extension Widget {
  /// A view inside that shows a picture of this address: in what has the keyboard's focus, or else the first.
  func picture(of url: URL) -> DownloadImageView? {
    let focused = window?.focusedWidget.flatMap { $0.isDescendant(of: self) ? $0.firstPicture(of: url) : nil }
    return focused ?? firstPicture(of: url)
  }

  private func firstPicture(of url: URL) -> DownloadImageView? {
    guard isMapped else { return nil }
    if let view = DownloadImageView.of(self), view.url == url, view.shownTexture != nil { return view }
    return childWidgets.lazy.compactMap { $0.firstPicture(of: url) }.first
  }
}

private struct Flight {
  let departure: Departure
  let destination: DownloadImageView
  var animation: Animation?
}

/// Where the picture is on its way.
private final class Course: LayoutRule {
  var progress = 0.0
  var place: ((Double) -> Rectangle)?

  func width(of children: [Widget]) -> Extent { Extent(minimum: 0, natural: 0) }
  func height(of children: [Widget], width: Int) -> Extent { Extent(minimum: 0, natural: 0) }

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    guard let bounds = place?(progress) else { return children.map { _ in nil } }
    let isMirrored = TextDirection.current == .rightToLeft
    let x = isMirrored ? Double(width) - bounds.x - bounds.width : bounds.x
    let frame = Frame(
      x: Int(x.rounded()), y: Int(bounds.y.rounded()), width: Int(bounds.width.rounded()),
      height: Int(bounds.height.rounded()))
    return children.map { _ in frame }
  }
}

/// In milliseconds: as long as a page slides.
private let duration = 300
