import Foundation
import GTK

/// Where a view gets its pictures from, ready to be drawn.
public protocol ImageProviding: AnyObject {
  /// A picture that is in memory already, so that it is shown in the same frame.
  func cachedImage(for url: URL) -> Texture?

  /// A picture, fetched and decoded. Cancelling the task says that it is not wanted any more.
  func image(for url: URL) async throws -> Texture
}

/// A picture that fetches itself: decoration beside text that says the same.
///
/// Only the newest address counts: what was asked for an earlier one is cancelled, and never shown.
@MainActor
public final class DownloadImageView {
  public let widget: Widget

  private let picture = Picture()
  private let stack = Stack()
  private let placeholder = Icon("image-x-generic-symbolic", pixels: 32)
  private let images: any ImageProviding
  private var task: Task<Void, Never>?

  public var url: URL? {
    didSet { if url != oldValue { load() } }
  }

  /// - Parameters: the size on screen, in application pixels.
  public init(images: any ImageProviding, width: Int, height: Int) {
    self.images = images
    placeholder.addStyle("dim-label")
    stack.add(placeholder)
    stack.add(picture)
    stack.setMinimumSize(width: width, height: height)
    stack.verticalAlignment = .start
    stack.addStyle("poster")
    stack.clipsContent = true
    widget = stack
  }

  isolated deinit { task?.cancel() }

  private func load() {
    task?.cancel()
    task = nil
    guard let url else { return show(nil, fades: false) }
    if let texture = images.cachedImage(for: url) { return show(texture, fades: false) }
    show(nil, fades: false)
    task = Task { [weak self, images] in
      guard let texture = try? await images.image(for: url) else { return }
      guard let self, self.url == url, !Task.isCancelled else { return }
      show(texture, fades: true)
    }
  }

  private func show(_ texture: Texture?, fades: Bool) {
    stack.transition = fades ? .crossfade : .none
    if texture != nil { picture.texture = texture }
    stack.visibleChild = texture == nil ? placeholder : picture
    if texture == nil { picture.texture = nil }
  }
}
