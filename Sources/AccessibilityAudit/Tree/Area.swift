import CAdwaita

/// A rectangle in application pixels, from the top left.
public nonisolated struct Area: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From the left edge to the right one.
  public var width: Double
  /// From the upper edge to the lower one.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  var right: Double { x + width }
  var bottom: Double { y + height }
  var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  var rect: graphene_rect_t {
    var rect = graphene_rect_t()
    graphene_rect_init(&rect, Float(x), Float(y), Float(width), Float(height))
    return rect
  }

  func contains(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= x && point.x < right && point.y >= y && point.y < bottom
  }

  /// Whether another lies within, give or take so many pixels.
  func contains(_ other: Area, tolerance: Double) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.right <= right + tolerance
      && other.bottom <= bottom + tolerance
  }

  /// What both cover; empty where they do not meet.
  func intersection(_ other: Area) -> Area {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Area(
      x: left, y: top, width: max(0, min(right, other.right) - left), height: max(0, min(bottom, other.bottom) - top))
  }

  func union(_ other: Area) -> Area {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Area(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  func moved(x dx: Double, y dy: Double) -> Area { Area(x: x + dx, y: y + dy, width: width, height: height) }
}
