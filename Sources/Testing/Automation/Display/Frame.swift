/// A rectangle in pixels.
public struct Frame: Equatable, Sendable {
  /// The left edge.
  public let x: Int
  /// The top edge.
  public let y: Int
  /// The distance between the left and right edges.
  public let width: Int
  /// The distance between the top and bottom edges.
  public let height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  static let nowhere = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Reads x, y, width and height from an AT-SPI reply.
  init(_ value: BusValue?) {
    let numbers = value?.list.compactMap(\.integer) ?? []
    self = numbers.count == 4 ? Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .nowhere
  }

  var hasSize: Bool { width > 0 && height > 0 }

  /// The center.
  public var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// Returns the area shared with another frame, or `nil` if they don't overlap.
  public func intersection(_ other: Frame) -> Frame? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return right > left && bottom > top ? Frame(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// Returns the smallest frame that contains both.
  public func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
