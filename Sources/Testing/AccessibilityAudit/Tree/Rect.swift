import CAdwaita

/// A rectangle in application pixels, relative to the top left corner.
public nonisolated struct Rect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The distance from the left edge to the right edge.
  public var width: Double
  /// The distance from the top edge to the bottom edge.
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

  /// Returns whether another rectangle is inside this one, within a tolerance in application pixels.
  func contains(_ other: Rect, tolerance: Double) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.right <= right + tolerance
      && other.bottom <= bottom + tolerance
  }

  /// Returns the rectangle that both have in common; empty if they don't overlap.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(right, other.right) - left), height: max(0, min(bottom, other.bottom) - top))
  }

  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  func moved(x dx: Double, y dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }
}
