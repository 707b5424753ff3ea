import CAdwaita
import GTK

/// How a surface is drawn now: as it is, without its text, and its text alone.
final class Drawing {
  /// In application pixels.
  let size: (width: Int, height: Int)
  /// Every piece of text, where it is seen.
  private(set) lazy var textRuns = node?.textRuns ?? []

  private let node: RenderNode?
  private let renderer: OpaquePointer?
  private lazy var background = node?.withoutText
  private lazy var ink = node?.textAsInk

  /// What is drawn for a mapped window or popover. Nothing, where it is not on screen.
  init(of root: Widget) {
    let paintable = gtk_widget_paintable_new(root.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    // Its own size: a window's frame is part of it, and nothing is scaled.
    let (width, height) = (gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    node = RenderNode(adopting: gtk_snapshot_free_to_node(snapshot))
    renderer = gtk_widget_get_native(root.widget).flatMap { gtk_native_get_renderer($0) }
    size = (Int(width), Int(height))
  }

  /// A part of the drawing at so many pixels an application pixel.
  func pixels(of layer: Layer, in area: Area, magnification: Int = 1) -> Pixels? {
    let node: RenderNode? =
      switch layer {
      case .all: self.node
      case .background: background
      case .ink: ink
      }
    return node.flatMap { Pixels(rendering: $0, in: area, magnification: magnification, with: renderer) }
  }

  /// The whole picture, to be written on. The caller owns it.
  func texture() -> OpaquePointer? {
    var bounds = Area(x: 0, y: 0, width: Double(size.width), height: Double(size.height)).rect
    guard let node, let renderer else { return nil }
    return gsk_renderer_render_texture(renderer, node.pointer, &bounds)
  }

  /// What of the drawing is meant.
  enum Layer { case all, background, ink }
}
