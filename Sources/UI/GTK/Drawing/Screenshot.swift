import CAdwaita

extension Widget {
  /// Returns an image of the widget and its descendants as currently drawn. Returns `nil` if the widget isn't on screen
  /// or has no size.
  public func screenshot() -> Texture? {
    guard isMapped, size.width > 0, size.height > 0, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    let paintable = gtk_widget_paintable_new(widget)
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
    g_object_unref(paintable.map { UnsafeMutableRawPointer($0) })
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
    guard let texture = gsk_renderer_render_texture(renderer, node, &bounds) else { return nil }
    return Texture(adopting: texture)
  }
}

extension StyleSheet {
  /// Removes the resize frame that windows draw on displays without a compositor. A screenshot of a window then has
  /// exactly the requested size.
  public static func removeWindowFrames() { _ = windowFramesRemoved }

  private static let windowFramesRemoved: Void = add(
    css: """
      window.csd, window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; outline: none; }
      """)
}
