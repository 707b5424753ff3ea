import CAdwaita
import GTK

/// The content of Matinee's dialog for entering a TMDB key, from a `.ui` template. `CredentialForm` in `MatineeApp`
/// creates the same content in code.
public final class CredentialTemplate {
  public let widget: Widget
  public let entry: Entry
  public let submit: Button
  public let status: Label
  public let spinner: Spinner
  /// The icon for a rejected key. Color alone must not convey an error.
  public let warning: Icon

  public init() throws {
    let template = try Template(PackageResources.credential_form_ui)
    widget = Widget(retaining: try template.widget("widget", adw_clamp_get_type()))
    entry = Entry(retaining: try template.widget("entry", gtk_password_entry_get_type()))
    submit = Button(retaining: try template.widget("submit", gtk_button_get_type()))
    status = Label(retaining: try template.widget("status", gtk_label_get_type()))
    spinner = Spinner(retaining: try template.widget("spinner", gtk_spinner_get_type()))
    warning = Icon(retaining: try template.widget("warning", gtk_image_get_type()))
    // A template only sets properties. It can't call functions, or label a widget's internal parts.
    entry.descendants(gtk_image_get_type()).last?.accessibleLabel = "Show Text"
    entry.limitText(to: maximumLineLength)
  }
}
