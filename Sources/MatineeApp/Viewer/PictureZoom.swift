/// How closely a picture is looked at: 1 shows all of it.
nonisolated struct PictureZoom: Equatable {
  private(set) var level = 1.0

  /// Whether parts of the picture may be out of sight.
  var isClose: Bool { level > 1.001 }

  mutating func zoom(by factor: Double) { set(level * factor) }

  /// Beyond the bounds it stops at them; what is no number changes nothing.
  mutating func set(_ level: Double) {
    guard level.isFinite else { return }
    self.level = max(1, min(level, Self.closest))
  }

  /// From all of it to near by, and back.
  mutating func toggle() { set(isClose ? 1 : Self.near) }

  /// How large the picture is drawn, in application pixels.
  ///
  /// - Parameter ratio: width by height.
  func size(ofRatio ratio: Double, in room: (width: Int, height: Int)) -> (width: Int, height: Int) {
    let (width, height) = (Double(max(room.width, 1)), Double(max(room.height, 1)))
    let fitted = width / height > ratio ? (height * ratio, height) : (width, width / ratio)
    return (Int((fitted.0 * level).rounded()), Int((fitted.1 * level).rounded()))
  }

  /// One press of a key or notch of the wheel.
  static let step = 1.25
  private static let near = 2.5
  private static let closest = 8.0
}
