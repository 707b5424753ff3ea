import CAdwaita

/// A workaround that draws a single page of a leaflet whenever only one is visible, such as at both ends of a slide.
///
/// The leaflet would also draw the other page, clipped to zero width. GTK 4.8 leaks everything it draws within an empty
/// clip: all texts and images of a page on each navigation.
enum LeafletDrawing {
  private typealias Draw = @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void

  /// Whether the workaround is installed. Read it before the first leaflet is drawn.
  static let isInstalled: Bool = {
    guard let leaflets = g_type_class_ref(adw_leaflet_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self) else {
      return false
    }
    originalDraw = leaflets.pointee.snapshot
    leaflets.pointee.snapshot = { widget, snapshot in
      // GTK draws only on its own thread, which is the main actor's.
      nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
      MainActor.assumeIsolated { draw(widget, snapshot) }
    }
    return true
  }()

  private static var originalDraw: Draw?

  private static func draw(_ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?) {
    guard let widget, let page = onlyVisiblePage(in: widget) else {
      originalDraw?(widget, snapshot)
      return
    }
    gtk_widget_snapshot_child(widget, page, snapshot)
  }

  /// Returns the only visible page; `nil` outside a slide or if several pages are partly visible.
  private static func onlyVisiblePage(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    let leaflet = Leaflet(retaining: widget)
    guard leaflet.isTransitioning else { return nil }
    let width = Float(leaflet.size.width)
    var visiblePages: [Widget] = []
    // The children also include the widgets of a slide's shadow.
    let pages = leaflet.childWidgets.filter { adw_leaflet_get_page(leaflet.opaque, $0.widget) != nil }
    for page in pages where gtk_widget_get_child_visible(page.widget) != 0 {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(page.widget, widget, &bounds) != 0 else { continue }
      let (start, end) = (bounds.origin.x, bounds.origin.x + bounds.size.width)
      guard start < width, end > 0 else { continue }
      // Each page covers those before it.
      if start <= 0, end >= width { visiblePages = [] }
      visiblePages.append(page)
    }
    return visiblePages.count == 1 ? visiblePages[0].widget : nil
  }
}
