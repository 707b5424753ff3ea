import Foundation
import GTK

/// A view that loads and shows a picture. It is decorative: text next to it must convey the same information.
///
/// Only the latest URL counts: setting another one cancels the previous load, and its result is never shown. The view
/// requests the picture at its own size in device pixels. If another size of the picture is cached, the view shows it
/// until the requested one is loaded.
@MainActor
public final class DownloadImageView {
  /// The loading phase of a picture.
  public enum Phase: Equatable, Sendable {
    /// There is no URL.
    case empty
    case loading, ready, failed
  }

  /// The widget to add to a row or a page. It has the requested size and is aligned with the start of its space.
  public let widget: Widget
  /// The current phase. `empty` and `failed` show the placeholder; `loading` shows a blank or another cached size.
  public private(set) var phase = Phase.empty {
    didSet { stack.visibleChild = page(of: phase) }
  }

  private let picture = Picture()
  private let stack = Stack(isDecoration: true)
  private let blank: Widget
  /// The average color of the picture that is about to fade in.
  private let tint = Picture()
  private let placeholder: Widget
  private let images: any ImageProviding
  private let frame = Bin()
  private let fillsSpace: Bool
  private var size: (width: Int, height: Int)
  private var task: Task<Void, Never>?

  /// The picture's URL; `nil` shows the placeholder. Setting another URL cancels the current load. Setting the same URL
  /// has no effect, even after a failure.
  public var url: URL? {
    didSet { if url != oldValue { load() } }
  }

  /// - Parameters:
  ///   - width: The width on screen, in application pixels.
  ///   - height: The height on screen, in application pixels.
  ///   - placeholder: The name of the icon for a missing picture; `nil` for none.
  ///   - fillsSpace: Whether the view fills the available space. The size then determines only the requested picture.
  public convenience init(
    images: any ImageProviding, width: Int, height: Int, placeholder icon: String? = "image-x-generic-symbolic",
    fillsSpace: Bool = false
  ) {
    let placeholder = icon.map { Icon($0, pixels: 32) } ?? Bin()
    placeholder.addStyle("dim-label")
    self.init(images: images, width: width, height: height, placeholderView: placeholder, fillsSpace: fillsSpace)
  }

  /// Creates a view with any placeholder widget. The widget must not have a parent.
  ///
  /// - Parameter showsPlaceholderWhileLoading: Whether the placeholder is also visible while the picture is loading.
  init(
    images: any ImageProviding, width: Int, height: Int, placeholderView: Widget, fillsSpace: Bool = false,
    showsPlaceholderWhileLoading: Bool = false
  ) {
    self.images = images
    placeholder = placeholderView
    blank = showsPlaceholderWhileLoading ? placeholderView : tint
    self.fillsSpace = fillsSpace
    size = (width, height)
    for page in [placeholder, picture] + (showsPlaceholderWhileLoading ? [] : [blank]) { stack.add(page) }
    // An overlay child doesn't affect the size request, so a large picture doesn't enlarge the view.
    if !fillsSpace { frame.setMinimumSize(width: width, height: height) }
    let overlay = Overlay(frame)
    overlay.add(stack)
    overlay.horizontalAlignment = fillsSpace ? .fill : .start
    overlay.verticalAlignment = fillsSpace ? .fill : .start
    overlay.addStyle("picture")
    overlay.clipsContent = true
    overlay.setAccessibleRole(.decoration)
    widget = overlay
    widget.retain(WeakImageView(view: self), for: viewKey)
    // The window may have moved to a screen with another scale factor.
    overlay.connect("notify::scale-factor") { [weak self] in self?.load() }
  }

  isolated deinit { task?.cancel() }

  /// Changes the size on screen, in application pixels, and loads the picture at that size.
  public func resize(width: Int, height: Int) {
    guard (width, height) != size else { return }
    size = (width, height)
    if !fillsSpace { frame.setMinimumSize(width: width, height: height) }
    load()
  }

  var shownTint: Texture? { tint.texture }
  var shownTexture: Texture? { phase == .ready ? picture.texture : nil }

  /// Returns the view that owns a widget, as long as the view exists.
  static func of(_ widget: Widget) -> DownloadImageView? { (widget.retained(for: viewKey) as? WeakImageView)?.view }

  private func load() {
    task?.cancel()
    task = nil
    guard let url else { return show(nil, .empty) }
    let pixels = ImagePixels(width: size.width, height: size.height, scale: widget.scaleFactor)
    if let texture = images.cachedImage(for: url, pixels: pixels) { return show(texture, .ready) }
    show(nil, .loading)
    // Start immediately, so that another cached size is visible in this frame.
    task = Task.immediate { [weak self, images] in
      let texture = try? await images.image(for: url, pixels: pixels) { preview in
        if self?.url == url, !Task.isCancelled { self?.show(preview, .ready) }
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
    if fades { tint.texture = texture?.tint } else if texture == nil { tint.texture = nil }
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

/// A weak reference to the view. The view retains its widget, so the widget must not retain the view.
private final class WeakImageView {
  private(set) weak var view: DownloadImageView?

  init(view: DownloadImageView) { self.view = view }
}

private let viewKey = "matinee-download-image-view"
