/// The zoom level of a picture; 1 shows all of it.
nonisolated struct PictureZoom: Equatable {
  private(set) var level = 1.0

  /// Whether the picture may extend beyond the view.
  var isZoomedIn: Bool { level > 1.001 }

  mutating func zoom(by factor: Double) { set(level * factor) }

  /// Sets the level, limited to the valid range. Ignores a level that isn't finite.
  mutating func set(_ level: Double) {
    guard level.isFinite else { return }
    self.level = max(1, min(level, Self.maximumLevel))
  }

  /// Toggles between the whole picture and a close view.
  mutating func toggle() { set(isZoomedIn ? 1 : Self.near) }

  /// Returns the picture's size in application pixels.
  ///
  /// - Parameter ratio: The picture's width divided by its height.
  func size(ofRatio ratio: Double, in room: (width: Int, height: Int)) -> (width: Int, height: Int) {
    let (width, height) = (Double(max(room.width, 1)), Double(max(room.height, 1)))
    let fitted = width / height > ratio ? (height * ratio, height) : (width, width / ratio)
    return (Int((fitted.0 * level).rounded()), Int((fitted.1 * level).rounded()))
  }

  /// The zoom factor of one key press or one notch of the wheel.
  static let step = 1.25
  private static let near = 2.5
  private static let maximumLevel = 8.0
}
