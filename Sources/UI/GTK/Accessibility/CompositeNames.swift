import CAdwaita
import Localization

/// Accessible names for the internal widgets of libadwaita 1.2's windows. Without them, icons have no names and screen
/// readers also find hidden pages.
extension Widget {
  /// Names the widgets inside, now and whenever another page appears.
  func nameCompositeParts() {
    for part in childWidgets {
      if part.isKind(of: gtk_button_get_type()) {
        part.nameButton()
      } else if part.isKind(of: gtk_image_get_type()) {
        part.setAccessibleHidden(true)
      } else if part.isKind(of: gtk_scrollbar_get_type()) {
        part.accessibleLabel = tr("Scroll")
      } else if part.isKind(of: gtk_list_box_get_type()) {
        part.nameListByRows()
      } else if part.isKind(of: gtk_text_view_get_type()) {
        part.accessibleLabel = tr("Text")
      } else if part.isKind(of: gtk_stack_get_type()) {
        withExtendedLifetime(Stack(retaining: part.pointer)) { $0.observePages() }
      } else if part.isKind(of: adw_leaflet_get_type()) {
        withExtendedLifetime(Leaflet(retaining: part.pointer)) { $0.observePages() }
      }
      part.nameCompositeParts()
    }
  }

  /// Names a list after its rows. A group without a title usually has a single row.
  private func nameListByRows() {
    let titles = descendants(adw_preferences_row_get_type()).compactMap { adw_preferences_row_get_title($0.cast()) }
    accessibleLabel = titles.map { String(cString: $0) }.joined(separator: ", ")
  }

  /// Names a button after the label inside it, or else after its tooltip. GTK itself names a button with a text label.
  private func nameButton() {
    guard gtk_button_get_label(cast(to: GtkButton.self)) == nil else { return }
    if let label = firstChild(gtk_label_get_type()), let words = gtk_label_get_text(label.opaque) {
      accessibleLabel = String(cString: words)
    } else if let tooltip {
      nameByTooltip(tooltip)
    }
  }
}
