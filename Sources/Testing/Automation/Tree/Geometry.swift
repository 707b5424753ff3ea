/// How an application's toolkit reports where objects are, and which of them it draws.
enum Geometry {
  /// GTK before 4.10. An object's frame is its widget's place in the window. A widget that GTK doesn't draw contains no
  /// point, and the window knows the topmost widget at a point.
  case widgets
  /// GTK 4.10 and later. An object's frame is the sum of the bounds of the object and its ancestors, including those of
  /// the window, which begin outside its content. GTK reports neither which objects it draws nor the topmost one at a
  /// point. It omits objects that are hidden from screen readers.
  case bounds

  /// Reads the toolkit's version from the application.
  init(of application: AccessibleNode) throws(NodeFailure) {
    let version = try BusCall(application, property: "Version", of: "Application").perform().first?.text ?? ""
    self.init(version: version)
  }

  /// - Parameter version: A version of GTK, such as `4.8.3`.
  init(version: String) {
    let numbers = version.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    self = numbers.lexicographicallyPrecedes([4, 10]) ? .widgets : .bounds
  }

  /// Returns an object's frame in the window's coordinates, or ``Frame/nowhere`` if the object has none.
  ///
  /// - Parameters:
  ///   - reported: The frame that the toolkit reported.
  ///   - window: The frame that the toolkit reported for the window, or `nil` for the window itself.
  func frame(_ reported: Frame, in window: Frame?) -> Frame {
    guard self == .bounds else { return reported }
    // GTK leaves the size of a widget that was never drawn uninitialized.
    guard reported.isPlausible else { return .nowhere }
    if let window {
      return Frame(
        x: reported.x - window.x, y: reported.y - window.y, width: reported.width, height: reported.height)
    }
    // The border is equally wide on opposite sides, and the content inside it is the origin.
    return Frame(x: 0, y: 0, width: reported.width + 2 * reported.x, height: reported.height + 2 * reported.y)
  }
}

extension Frame {
  /// Whether the X server could show a window of this size.
  fileprivate var isPlausible: Bool {
    let sizes = 0...Int(Int16.max)
    return sizes.contains(width) && sizes.contains(height)
  }
}
