import Foundation
import GTK

/// A picture that fetches itself: decoration beside text that says the same.
///
/// Only the newest address counts: what was asked for an earlier one is cancelled, and never shown. Its size is the one
/// it was made with, whatever the picture's own; the picture is asked for at that size in device pixels. Another size of
/// it that is at hand is shown until it comes.
@MainActor
public final class DownloadImageView {
  /// How far the picture is.
  public enum Phase: Equatable, Sendable {
    /// There is no address.
    case empty
    case loading, ready, failed
  }

  /// What to put into a row or a page: of the size that was asked for, at the start of the room it is given.
  public let widget: Widget
  /// What is shown now: a placeholder where it is `empty` or `failed`, a blank, or what stands in, while it is `loading`.
  public private(set) var phase = Phase.empty {
    didSet { stack.visibleChild = page(of: phase) }
  }

  private let picture = Picture()
  private let stack = Stack(isDecoration: true)
  private let blank: Widget
  private let placeholder: Widget
  private let images: any ImageProviding
  private let size: (width: Int, height: Int)
  private var task: Task<Void, Never>?

  /// Where the picture is; `nil` shows the placeholder. Setting another address cancels the fetch under way; setting
  /// the same one again does nothing, even after a failure.
  public var url: URL? {
    didSet { if url != oldValue { load() } }
  }

  /// - Parameters:
  ///   - width: on screen, in application pixels.
  ///   - height: the same.
  ///   - placeholder: the icon where there is no picture; `nil` for none.
  ///   - fillsWidth: whether it is as wide as the room that it is given, however wide; `width` is then what the picture is
  ///     asked for at.
  public convenience init(
    images: any ImageProviding, width: Int, height: Int, placeholder icon: String? = "image-x-generic-symbolic",
    fillsWidth: Bool = false
  ) {
    let placeholder = icon.map { Icon($0, pixels: 32) } ?? Bin()
    placeholder.addStyle("dim-label")
    self.init(images: images, width: width, height: height, standIn: placeholder, fillsWidth: fillsWidth)
  }

  /// The same with any widget where there is no picture; it must be in no container.
  ///
  /// - Parameter isShownAtOnce: whether it is there while the picture is on its way, too.
  init(
    images: any ImageProviding, width: Int, height: Int, standIn: Widget, fillsWidth: Bool = false,
    isShownAtOnce: Bool = false
  ) {
    self.images = images
    placeholder = standIn
    blank = isShownAtOnce ? standIn : Bin()
    size = (width, height)
    for page in [placeholder, picture] + (isShownAtOnce ? [] : [blank]) { stack.add(page) }
    // What is laid over does not ask for room: a large picture does not make the view large.
    let frame = Bin()
    frame.setMinimumSize(width: fillsWidth ? 0 : width, height: height)
    let overlay = Overlay(frame)
    overlay.add(stack)
    overlay.horizontalAlignment = fillsWidth ? .fill : .start
    overlay.verticalAlignment = .start
    overlay.addStyle("picture")
    overlay.clipsContent = true
    overlay.setAccessibleRole(.decoration)
    widget = overlay
    widget.keep(WeakImageView(view: self), for: viewKey)
    // The window has come to a screen of another density.
    overlay.connect("notify::scale-factor") { [weak self] in self?.load() }
  }

  isolated deinit { task?.cancel() }

  var shownTexture: Texture? { phase == .ready ? picture.texture : nil }

  /// The view of which a widget is the ``widget``, while somebody holds it.
  static func of(_ widget: Widget) -> DownloadImageView? { (widget.kept(for: viewKey) as? WeakImageView)?.view }

  private func load() {
    task?.cancel()
    task = nil
    guard let url else { return show(nil, .empty) }
    let pixels = ImagePixels(width: size.width, height: size.height, scale: widget.scaleFactor)
    if let texture = images.cachedImage(for: url, pixels: pixels) { return show(texture, .ready) }
    show(nil, .loading)
    // Begun at once, so that what stands in is there in this frame.
    task = Task.immediate { [weak self, images] in
      let texture = try? await images.image(for: url, pixels: pixels) { standIn in
        if self?.url == url, !Task.isCancelled { self?.show(standIn, .ready) }
      }
      guard let self, self.url == url, !Task.isCancelled else { return }
      if let texture {
        show(texture, .ready, fades: phase == .loading)
      } else if phase == .loading {
        show(nil, .failed, fades: true)
      }
    }
  }

  private func show(_ texture: Texture?, _ phase: Phase, fades: Bool = false) {
    stack.transition = fades ? .crossfade : .none
    picture.texture = texture
    self.phase = phase
  }

  private func page(of phase: Phase) -> Widget {
    switch phase {
    case .empty, .failed: placeholder
    case .loading: blank
    case .ready: picture
    }
  }
}

/// The widget must not keep its view: the view keeps the widget.
private final class WeakImageView {
  private(set) weak var view: DownloadImageView?

  init(view: DownloadImageView) { self.view = view }
}

private let viewKey = "matinee-download-image-view"
