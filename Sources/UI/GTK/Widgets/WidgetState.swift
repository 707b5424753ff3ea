import CAdwaita

/// The user's changes to a widget tree: scroll offsets, expanded texts and the focus.
///
/// The state is read from one tree and applied to another with the same structure. Widgets are identified by their
/// path, and rows of a list by their position. The state doesn't retain any widget.
public struct WidgetState {
  private var offsets: [Path: (x: Double, y: Double)] = [:]
  private var values: [Path: Any] = [:]
  private var focus: Path?

  /// Reads the state of a tree, on screen or not.
  ///
  /// - Parameter focused: The widget in the tree that last had the focus. GTK doesn't remember it.
  public init(of root: Widget, focused: Widget?) {
    collect(root, [])
    focus = focused.flatMap { Self.path(to: $0, in: root) }
  }

  /// Whether a widget in the tree last had the focus.
  public var hasFocus: Bool { focus != nil }

  /// Restores the parts that exist in a tree already. Scrolling takes effect as soon as the content is long enough,
  /// unless the user scrolls first.
  ///
  /// - Returns: `true` if everything was found. If not, call it again when more of the tree exists.
  public mutating func apply(to root: Widget) -> Bool {
    for (path, value) in values {
      guard let restorable = Self.find(path, in: root)?.retained(for: valueKey) as? RestorableValue else { continue }
      restorable.restore(value)
      values[path] = nil
    }
    for (path, offset) in offsets {
      guard let found = Self.find(path, in: root), found.isKind(of: gtk_scrolled_window_get_type()) else { continue }
      let scrolled = ScrolledWindow(retaining: found.pointer)
      for (key, adjustment, target) in [
        (sidewaysKey, scrolled.horizontalAdjustment, offset.x), (scrollKey, scrolled.verticalAdjustment, offset.y),
      ] where target != 0 {
        scrolled.retain(ScrollRestoration(adjustment, to: target), for: key)
      }
      offsets[path] = nil
    }
    return values.isEmpty && offsets.isEmpty
  }

  /// Restores the focus without changing the scroll offsets. Returns `false` if the widget doesn't exist or doesn't
  /// accept the focus.
  public func applyFocus(to root: Widget) -> Bool {
    guard let focus, let found = Self.find(focus, in: root) else { return false }
    let offsets = found.scrolledAncestors.flatMap { [$0.horizontalAdjustment, $0.verticalAdjustment] }
      .map { ($0, $0.value) }
    defer { for (adjustment, value) in offsets { adjustment.value = value } }
    return found.focus()
  }
}

extension WidgetState {
  /// A step from a widget to a descendant.
  private enum Step: Hashable {
    /// The index among the children.
    case child(Int)
    /// The position in a list, which has widgets only for visible rows.
    case row(Int)
  }

  private typealias Path = [Step]

  private mutating func collect(_ widget: Widget, _ path: Path) {
    if widget.isKind(of: gtk_scrolled_window_get_type()) {
      let scrolled = ScrolledWindow(retaining: widget.pointer)
      let offset = (x: scrolled.horizontalAdjustment.value, y: scrolled.verticalAdjustment.value)
      if offset != (0, 0) { offsets[path] = offset }
    }
    if let value = (widget.retained(for: valueKey) as? RestorableValue)?.save() { values[path] = value }
    // Rows are reused for different items, so they have no state.
    if widget.rows != nil { return }
    for (index, child) in widget.childWidgets.enumerated() { collect(child, path + [.child(index)]) }
  }

  private static func path(to widget: Widget, in root: Widget) -> Path? {
    var path: Path = []
    var next = widget
    while next.pointer != root.pointer {
      guard let parent = next.parentWidget else { return nil }
      if let position = parent.rows?.position(of: next) {
        path.insert(.row(position), at: 0)
      } else if let index = parent.childWidgets.firstIndex(where: { $0.pointer == next.pointer }) {
        path.insert(.child(index), at: 0)
      }
      next = parent
    }
    return path
  }

  private static func find(_ path: Path, in root: Widget) -> Widget? {
    path.reduce(root as Widget?) { widget, step in
      switch step {
      case .child(let index):
        let children = widget?.childWidgets ?? []
        return children.indices.contains(index) ? children[index] : nil
      case .row(let position): return widget?.rows?.row(at: position)
      }
    }
  }
}

extension Widget {
  /// Adds a value of this widget's owner to the ``WidgetState`` of every tree that contains the widget.
  ///
  /// - Parameters:
  ///   - save: A closure that returns the value, or `nil` if it is the same as in a new widget.
  ///   - restore: A closure that receives a value returned by `save` for a widget at the same path.
  public func keepState<Value>(save: @escaping () -> Value?, restore: @escaping (Value) -> Void) {
    retain(RestorableValue(save: save) { ($0 as? Value).map(restore) }, for: valueKey)
  }

  /// Whether an editable field in this tree contains text.
  public var containsTypedText: Bool {
    if isKind(of: gtk_text_get_type()) {
      return gtk_editable_get_editable(opaque) != 0 && gtk_editable_get_text(opaque)?.pointee != 0
    }
    if isKind(of: gtk_text_view_get_type()) {
      return gtk_text_buffer_get_char_count(gtk_text_view_get_buffer(cast())) > 0
    }
    return rows == nil && childWidgets.contains(where: \.containsTypedText)
  }

  fileprivate var rows: (any RowReading)? { retained(for: factoryKey) as? any RowReading }

  fileprivate var scrolledAncestors: [ScrolledWindow] {
    sequence(first: self, next: \.parentWidget).dropFirst().filter { $0.isKind(of: gtk_scrolled_window_get_type()) }
      .map { ScrolledWindow(retaining: $0.pointer) }
  }
}

/// Closures that read and set a value outside the widget.
private final class RestorableValue {
  let save: () -> Any?
  let restore: (Any) -> Void

  init(save: @escaping () -> Any?, restore: @escaping (Any) -> Void) {
    self.save = save
    self.restore = restore
  }
}

/// An observer that scrolls to an offset in one direction once the content is long enough.
private final class ScrollRestoration {
  private let adjustment: Adjustment
  private let target: Double
  /// The last offset set by this object. Any other offset comes from the user.
  private var last: Double
  private var isDone = false

  init(_ adjustment: Adjustment, to target: Double) {
    self.adjustment = adjustment
    self.target = target
    last = adjustment.value
    adjustment.onResize { [weak self] in self?.proceed() }
    proceed()
  }

  private func proceed() {
    guard !isDone, adjustment.pageSize > 0 else { return }
    if abs(adjustment.value - last) > 1 {
      isDone = true
      return
    }
    last = min(target, adjustment.upper - adjustment.pageSize)
    adjustment.value = last
    isDone = last == target
  }
}

private let valueKey = "matinee-restorable-value"
private let scrollKey = "matinee-scroll-restoration"
private let sidewaysKey = "matinee-sideways-scroll-restoration"
