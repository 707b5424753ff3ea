import Foundation
import GTK

/// A square picture made of up to four pictures, such as the posters of a list. It is decorative: text next to it must
/// convey the same information.
///
/// One picture fills the square. Two are halves, three are a half and two quarters, and four are quarters. Each picture
/// is cropped to its part. Without any, the square shows an icon.
public final class CollageView {
  /// The widget to add to a row or a page. It has the requested size and is aligned with the start of its space.
  public let widget: Widget
  /// The pictures' URLs, up to four; further ones are ignored. A change cancels the loads of the pictures that it
  /// replaces. Setting the same URLs has no effect, even after a failure.
  public var urls: [URL] = [] {
    didSet { if urls != oldValue { update() } }
  }

  private let box: LayoutBox
  private let layout: CollageLayout
  private let icon: Icon
  private let tiles: [DownloadImageView]

  /// - Parameters:
  ///   - size: The width and height on screen, in application pixels.
  ///   - icon: The name of the icon for a collage without pictures.
  public init(images: any ImageProviding, size: Int, placeholder icon: String = "view-list-bullet-symbolic") {
    self.icon = Icon(icon, pixels: 32)
    self.icon.addStyle("dim-label")
    layout = CollageLayout(size: size)
    tiles = (0..<CollageLayout.maximumCount).map { _ in
      DownloadImageView(images: images, width: size, height: size, placeholder: nil, fillsSpace: true)
    }
    for tile in tiles { tile.widget.isVisible = false }
    box = LayoutBox(layout, [self.icon] + tiles.map(\.widget))
    box.horizontalAlignment = .start
    box.verticalAlignment = .start
    box.clipsContent = true
    box.addStyle("picture", "collage")
    box.setAccessibleRole(.decoration)
    widget = box
  }

  /// Changes the width and height on screen, in application pixels, and loads the pictures at that size.
  public func resize(to size: Int) {
    guard size != layout.size else { return }
    layout.size = size
    box.queueResize()
    update()
  }

  private func update() {
    let shown = urls.prefix(tiles.count)
    let frames = layout.frames(count: shown.count)
    icon.isVisible = shown.isEmpty
    for (index, tile) in tiles.enumerated() {
      let url = index < shown.count ? shown[index] : nil
      tile.widget.isVisible = url != nil
      // The previous picture isn't needed at the new size.
      if tile.url != url { tile.url = nil }
      if url != nil { tile.resize(width: frames[index].width, height: frames[index].height) }
      tile.url = url
    }
  }
}

/// The layout of a collage: equal parts of a square, with a gap between them.
final class CollageLayout: LayoutRule {
  static let maximumCount = 4
  /// The width and height, in application pixels.
  var size: Int

  init(size: Int) { self.size = size }

  func width(of children: [Widget]) -> Extent { Extent(minimum: size, natural: size) }
  func height(of children: [Widget], width: Int) -> Extent { Extent(minimum: size, natural: size) }
  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] { frames(count: children.count) }

  /// Returns the frames of a number of pictures, in reading order.
  func frames(count: Int) -> [Frame] {
    let part = (size - gap) / 2
    let (near, far) = ((start: 0, length: part), (start: part + gap, length: size - gap - part))
    let whole = (start: 0, length: size)
    let parts: [(x: (start: Int, length: Int), y: (start: Int, length: Int))] =
      switch count {
      case ...0: []
      case 1: [(whole, whole)]
      case 2: [(near, whole), (far, whole)]
      case 3: [(near, whole), (far, near), (far, far)]
      default: [(near, near), (far, near), (near, far), (far, far)]
      }
    return parts.map { Frame(x: $0.x.start, y: $0.y.start, width: $0.x.length, height: $0.y.length) }
  }
}

/// The width of the gaps between the pictures, in application pixels.
private let gap = 2
