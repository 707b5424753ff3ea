import CAdwaita
import GTK

/// The rendered content of a surface: complete, without text, or text only.
final class Drawing {
  /// The size in application pixels.
  let size: (width: Int, height: Int)
  /// The visible pieces of text.
  private(set) lazy var textRuns = node?.textRuns ?? []

  private let node: RenderNode?
  private let renderer: OpaquePointer?
  private lazy var background = node?.withoutText
  private lazy var ink = node?.textAsInk

  /// Captures a mapped window or popover. A root that isn't on screen has an empty drawing.
  init(of root: Widget) {
    let paintable = gtk_widget_paintable_new(root.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    // The intrinsic size includes a window's frame and avoids scaling.
    let (width, height) = (gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    node = RenderNode(adopting: gtk_snapshot_free_to_node(snapshot))
    renderer = gtk_widget_get_native(root.widget).flatMap { gtk_native_get_renderer($0) }
    size = (Int(width), Int(height))
  }

  /// Renders a part of the drawing at a magnification relative to application pixels.
  func pixels(of layer: Layer, in area: Rect, magnification: Int = 1) -> Pixels? {
    let node: RenderNode? =
      switch layer {
      case .all: self.node
      case .background: background
      case .ink: ink
      }
    return node.flatMap { Pixels(rendering: $0, in: area, magnification: magnification, with: renderer) }
  }

  /// Returns the whole image as a texture for annotations. The caller owns it.
  func texture() -> OpaquePointer? {
    var bounds = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)).rect
    guard let node, let renderer else { return nil }
    return gsk_renderer_render_texture(renderer, node.pointer, &bounds)
  }

  /// The part of the content to render.
  enum Layer { case all, background, ink }
}
