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
    words.fit(of: shown, in: size.width)
  }
}

/// The words of a toast. libadwaita's own end in "…" where one line is not enough, and it asks for the height of a toast without
/// saying how wide that is: so these know by themselves how wide they are, and ask again where they were given another width.
private final class ToastWords: LayoutRule {
  let label: Label
  private var width = 0

  init(_ text: String) {
    label = Label(wrapping: text, styles: "heading")
    label.setMargins(top: 3, bottom: 3)
  }

  /// Takes as much of a window's width as the rest of the toast leaves.
  func fit(of toast: Widget, in room: Int) {
    let natural = label.measuredWidth().natural
    width = room > 0 ? natural - max(0, toast.measuredWidth().natural - room) : natural
    layOutAgain()
  }

  func width(of children: [Widget]) -> Extent { label.measuredWidth() }

  func height(of children: [Widget], width: Int) -> Extent {
    label.measuredHeight(width: max(self.width, label.measuredWidth().minimum))
  }

  func places(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    if width != self.width {
      self.width = width
      // The window has become narrower or wider. While it is laid out nothing can be asked of it.
      Task { [weak self] in self?.layOutAgain() }
    }
    return children.map { _ in Frame(x: 0, y: 0, width: width, height: height) }
  }

  private func layOutAgain() { label.parentWidget.map { gtk_widget_queue_resize($0.widget) } }
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
