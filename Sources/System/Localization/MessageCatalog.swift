import CIntl
import Glibc

/// GNU gettext's message catalog: the translated texts of the program, in one file per language.
public enum MessageCatalog {
  /// Loads the translations for the language of the environment: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`, in this
  /// order.
  ///
  /// Texts stay in English if there is no translation, or if the C library doesn't know the locale. Call this before
  /// anything else uses a text, because some texts are stored.
  ///
  /// The texts of all modules come from the same domain, so that a program with its own texts can also translate those
  /// of the libraries that it uses.
  ///
  /// - Parameters:
  ///   - domain: The name of the files, without their extension.
  ///   - directory: The folder with the translations, such as `de/LC_MESSAGES/matinee.mo`.
  public static func load(_ domain: String = "matinee", from directory: String = directory) {
    setlocale(LC_MESSAGES, "")
    bindtextdomain(domain, directory)
    textdomain(domain)
    // Otherwise gettext converts texts to the encoding of the locale, which is ASCII until GTK sets it. The C library's
    // own texts describe errors.
    for domain in [domain, "libc"] { bind_textdomain_codeset(domain, "UTF-8") }
  }

  /// The folder in the environment variable `TEXTDOMAINDIR`, or `locale` in the program's folder.
  public static var directory: String {
    if let folder = getenv("TEXTDOMAINDIR") { return String(cString: folder) }
    guard let program = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(program) }
    return String(cString: program).split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/locale"
  }
}
