import CAdwaita

/// Where short messages rise from the foot of the window.
public final class ToastOverlay: Widget {
  public convenience init(_ child: Widget) {
    self.init(new: adw_toast_overlay_new())
    adw_toast_overlay_set_child(opaque, child.widget)
  }

  /// Shows a message for a few seconds, with at most one thing to press, on as many lines as it needs. It takes the place of
  /// the one before: news that wait their turn come too late.
  public func show(_ message: String, button: String? = nil, action: @escaping () -> Void = {}) {
    let toast = Object(adopting: UnsafeMutableRawPointer(adw_toast_new("")))
    let words = ToastWords(message)
    let place = LayoutBox(words, [words.label])
    adw_toast_set_custom_title(toast.opaque, place.widget)
    if let button {
      adw_toast_set_button_label(toast.opaque, button)
      toast.connect("button-clicked", action)
      adw_toast_set_timeout(toast.opaque, longTimeout)
    }
    if let former = kept(for: toastKey) as? Object { adw_toast_dismiss(former.opaque) }
    keep(toast, for: toastKey)
    // The overlay takes the reference that it is given.
    g_object_ref(toast.pointer)
    adw_toast_overlay_add_toast(opaque, toast.opaque)
    guard let shown = childWidgets.first(where: { place.isDescendant(of: $0) }) else { return }
    shown.nameButtonsOfToast()
    words.fit(place, of: shown, in: size.width)
  }
}

/// The words of a toast. libadwaita's own end in "…" where one line is not enough, and it asks for the height of a toast without
/// saying how wide that is: so these know by themselves how wide they are.
private final class ToastWords: LayoutRule {
  let label: Label
  private var width = 0

  init(_ text: String) {
    label = Label(wrapping: text, styles: "heading")
    label.setMargins(top: 3, bottom: 3)
  }

  /// Takes as much of a window's width as the rest of the toast leaves.
  func fit(_ place: LayoutBox, of toast: Widget, in room: Int) {
    width = label.measuredWidth().natural
    place.layOutAgain()
    let excess = toast.measuredWidth().natural - room
    guard room > 0, excess > 0 else { return }
    width = max(label.measuredWidth().minimum, width - excess)
    place.layOutAgain()
  }

  func width(of children: [Widget]) -> Extent { Extent(minimum: width, natural: width) }

  func height(of children: [Widget], width: Int) -> Extent { label.measuredHeight(width: self.width) }

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    children.map { _ in Frame(x: 0, y: 0, width: self.width, height: height) }
  }
}

extension Widget {
  /// libadwaita 1.2 gives the one with an icon no name, and the other the same name twice: as its own, and by its words.
  fileprivate func nameButtonsOfToast() {
    for button in descendants(gtk_button_get_type()) {
      if gtk_button_get_icon_name(button.cast()) != nil {
        button.nameByTooltip("Close")
      } else {
        gtk_accessible_reset_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      }
    }
  }
}

/// In seconds: reaching a button takes longer than reading.
private let longTimeout: guint = 10
private let toastKey = "matinee-last-toast"
