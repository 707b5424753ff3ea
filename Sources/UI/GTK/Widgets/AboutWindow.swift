import CAdwaita

/// A window with a program's name, version and license.
///
/// It is deprecated in libadwaita 1.6 in favor of a dialog, but 1.2 is the minimum version.
public final class AboutWindow: Widget {
  public convenience init(
    name: String, icon: String, version: String, comments: String, website: String, over parent: Window?
  ) {
    self.init(retaining: UnsafeMutableRawPointer(Widget.required(adw_about_window_new())))
    adw_about_window_set_application_name(opaque, name)
    adw_about_window_set_application_icon(opaque, icon)
    adw_about_window_set_version(opaque, version)
    adw_about_window_set_comments(opaque, comments)
    adw_about_window_set_website(opaque, website)
    adw_about_window_set_license_type(opaque, GTK_LICENSE_APACHE_2_0)
    gtk_window_set_transient_for(cast(), parent?.cast())
    gtk_window_set_modal(cast(), 1)
  }

  /// Adds a section with acknowledgments or legal text.
  public func addLegalSection(title: String, text: String) {
    adw_about_window_add_legal_section(opaque, title, nil, GTK_LICENSE_CUSTOM, text)
  }

  /// Shows the window in front of its parent.
  public func present() {
    nameCompositeParts()
    gtk_window_present(cast())
  }
}
