import CAdwaita

/// Where one page of a leaflet covers the other, or has not come in yet, as at both ends of a slide, only the page that is
/// seen is drawn.
///
/// The leaflet would draw the other one, too, clipped to no width; and what GTK 4.8 draws within a clip without an area it
/// never lets go: all texts and pictures of a page, with each page that is opened or left.
enum LeafletDrawing {
  private typealias Draw = @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void

  /// To be read before the first leaflet draws.
  static let isInstalled: Bool = {
    guard let leaflets = g_type_class_ref(adw_leaflet_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self) else {
      return false
    }
    drawAsBefore = leaflets.pointee.snapshot
    leaflets.pointee.snapshot = { widget, snapshot in
      // GTK draws on its own thread alone, which is the main actor's.
      nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
      MainActor.assumeIsolated { draw(widget, snapshot) }
    }
    return true
  }()

  private static var drawAsBefore: Draw?

  private static func draw(_ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?) {
    guard let widget, let page = onlyPageSeen(in: widget) else {
      drawAsBefore?(widget, snapshot)
      return
    }
    gtk_widget_snapshot_child(widget, page, snapshot)
  }

  /// `nil` where there is no slide, or where parts of several pages are seen.
  private static func onlyPageSeen(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    let leaflet = Leaflet(retaining: widget)
    guard leaflet.isTransitioning else { return nil }
    let width = Float(leaflet.size.width)
    var seen: [Widget] = []
    // The shadow of a slide is made of children, too.
    let pages = leaflet.childWidgets.filter { adw_leaflet_get_page(leaflet.opaque, $0.widget) != nil }
    for page in pages where gtk_widget_get_child_visible(page.widget) != 0 {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(page.widget, widget, &bounds) != 0 else { continue }
      let (start, end) = (bounds.origin.x, bounds.origin.x + bounds.size.width)
      guard start < width, end > 0 else { continue }
      // Each page lies above those before it.
      if start <= 0, end >= width { seen = [] }
      seen.append(page)
    }
    return seen.count == 1 ? seen[0].widget : nil
  }
}
