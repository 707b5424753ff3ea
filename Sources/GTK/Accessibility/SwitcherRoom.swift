import CAdwaita

/// Room for the words of a view switcher's tabs, which libadwaita 1.2 ends in "…" where a fifth of a narrow window is too little.
extension Widget {
  /// Lets the tabs inside be as wide as their words where text is large, with less beside each: side by side they fit where five
  /// that are as wide as the widest do not. The style `tight` says that.
  func giveSwitchersRoom() {
    for switcher in descendants(adw_view_switcher_get_type()) {
      switcher.setMargins(0)
      Display.prefersLargeText ? switcher.addStyle("tight") : switcher.removeStyle("tight")
      guard let manager = gtk_widget_get_layout_manager(switcher.widget) else { continue }
      let layout = Object(retaining: UnsafeMutableRawPointer(manager))
      guard g_type_check_instance_is_a(layout.cast(), gtk_box_layout_get_type()) != 0 else { continue }
      gtk_box_layout_set_homogeneous(layout.opaque, Display.prefersLargeText ? 0 : 1)
      // Each tab holds itself twice, and asks for the room of the other form too, whose words stand beside its icon.
      for tab in switcher.childWidgets {
        tab.firstChild(gtk_stack_get_type()).map { gtk_stack_set_hhomogeneous($0.opaque, 0) }
      }
    }
  }

  /// Of a tab whose words end in "…" all the same, they are shown whole where the pointer rests; a screen reader says them
  /// whole as the tab's name.
  func showCutWordsAsTooltip() {
    guard gtk_widget_get_has_tooltip(widget) == 0 else { return }
    gtk_widget_set_has_tooltip(widget, 1)
    connect("query-tooltip") { [pointer] (arguments: SignalArguments) in
      guard let tooltip = arguments.object(3), let words = Widget(retaining: pointer).cutWords else { return false }
      gtk_tooltip_set_text(OpaquePointer(tooltip), words)
      return true
    }
  }

  private var cutWords: String? {
    descendants(gtk_label_get_type()).first { label in
      label.isMapped && pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
    }.map { Label(retaining: $0.pointer).text }
  }
}
