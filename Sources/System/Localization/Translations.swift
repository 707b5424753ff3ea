import CIntl
import Glibc

/// The program's translations, one file per language in GNU gettext's format.
public enum Translations {
  /// The name of the files, without their extension.
  static let domain = "matinee"

  /// Starts to use the language of the environment: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order.
  ///
  /// Texts remain in English if there is no translation, or if the C library doesn't know the locale. Call it before the
  /// first text is used, because some texts are stored.
  ///
  /// - Parameter directory: The folder with the translations, such as `de/LC_MESSAGES/matinee.mo`.
  public static func load(from directory: String = directory) {
    setlocale(LC_MESSAGES, "")
    bindtextdomain(domain, directory)
    // Without this, gettext converts texts to the locale's encoding.
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// The folder in the environment variable `TEXTDOMAINDIR`, or `locale` in the program's folder.
  public static var directory: String {
    if let folder = getenv("TEXTDOMAINDIR") { return String(cString: folder) }
    guard let program = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(program) }
    return String(cString: program).split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/locale"
  }
}
