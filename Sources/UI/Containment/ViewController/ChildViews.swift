import GTK

/// The default positions of child views: a box contains any number of them, a bin contains one.
extension Widget {
  /// Inserts a child view after the others, or in place of a bin's child.
  ///
  /// - Returns: `false` if this widget is neither a box nor a bin.
  func insertChildView(_ childView: Widget) -> Bool {
    switch self {
    case let box as Box: box.append(childView)
    case let bin as Bin: bin.child = childView
    default: return false
    }
    return true
  }

  func removeChildView(_ childView: Widget) {
    switch self {
    case let box as Box: box.remove(childView)
    case let bin as Bin: bin.child = nil
    default: childView.unparent()
    }
  }

  /// Replaces a child view at the same position of a box.
  ///
  /// - Returns: `false` if this widget isn't a box that contains `old`.
  func replaceChildView(_ old: Widget, with new: Widget) -> Bool {
    guard let box = self as? Box, old.parentWidget?.pointer == box.pointer else { return false }
    box.replace(old, with: new)
    return true
  }
}
