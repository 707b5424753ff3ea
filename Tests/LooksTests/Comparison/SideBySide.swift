/// The image of a failed comparison: the reference, the new image and their difference, side by side.
enum SideBySide {
  static func picture(reference: Bitmap, new: Bitmap, _ comparison: Comparison?) -> Bitmap {
    var panels = [reference, new]
    if let comparison { panels.append(difference(new, comparison)) }
    let width = panels.map(\.width).reduce(0, +) + gap * (panels.count - 1)
    var sheet = Bitmap(width: width, height: panels.map(\.height).max() ?? 1, color: [128, 128, 128, 255])
    var x = 0
    for panel in panels {
      sheet.draw(panel, x: x, y: 0)
      x += panel.width + gap
    }
    return sheet
  }

  /// Returns the new image faded, with differences in red, tolerated ones in orange, and a frame around each region.
  private static func difference(_ new: Bitmap, _ comparison: Comparison) -> Bitmap {
    var picture = new
    picture.pixels = new.pixels.map { 192 + $0 / 4 }
    for (index, mark) in comparison.marks.enumerated() where mark != .same {
      picture[index % new.width, index / new.width] = mark == .different ? red : orange
    }
    for region in comparison.regions { frame(region, &picture) }
    return picture
  }

  private static func frame(_ region: Region, _ picture: inout Bitmap) {
    let (left, right) = (max(0, region.left - 3), min(picture.width - 1, region.right + 3))
    let (top, bottom) = (max(0, region.top - 3), min(picture.height - 1, region.bottom + 3))
    for x in left...right {
      picture[x, top] = red
      picture[x, bottom] = red
    }
    for y in top...bottom {
      picture[left, y] = red
      picture[right, y] = red
    }
  }
}

/// The gap between two images in pixels.
private let gap = 16

// Colors as blue, green, red, alpha.
private let red: [UInt8] = [36, 27, 224, 255]
private let orange: [UInt8] = [0, 160, 255, 255]
