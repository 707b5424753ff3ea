import CAdwaita
import GTK
import Glibc
import Localization

/// The WebKitGTK 6.0 functions that the player needs, loaded dynamically at run time.
///
/// Source: [WebKitGTK](https://webkitgtk.org/reference/webkitgtk/stable/).
struct WebKit {
  let webViewType: @convention(c) () -> GType
  /// The constructor of a session that stores nothing on disk.
  let newEphemeralSession: @convention(c) () -> UnsafeMutableRawPointer?
  let loadHTML: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
  let resourceURI: @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
  let resourceResponse: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  let responseStatus: @convention(c) (UnsafeMutableRawPointer) -> guint

  /// Loads the library.
  ///
  /// - Throws: ``WebKitError`` if the library isn't installed or lacks a function.
  init(library name: String = "libwebkitgtk-6.0.so.4") throws(WebKitError) {
    // The library is never unloaded because GLib retains its types.
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .notInstalled }
    func find<Function>(_ symbol: String, _ type: Function.Type = Function.self) throws(WebKitError) -> Function {
      guard let address = dlsym(library, symbol) else { throw .missingSymbol(symbol) }
      return unsafeBitCast(address, to: type)
    }
    webViewType = try find("webkit_web_view_get_type")
    newEphemeralSession = try find("webkit_network_session_new_ephemeral")
    loadHTML = try find("webkit_web_view_load_html")
    resourceURI = try find("webkit_web_resource_get_uri")
    resourceResponse = try find("webkit_web_resource_get_response")
    responseStatus = try find("webkit_uri_response_get_status_code")
  }
}

/// The reason why WebKitGTK can't be used.
enum WebKitError: Error, CustomStringConvertible {
  case notInstalled
  case missingSymbol(String)

  var description: String {
    switch self {
    case .notInstalled: tr("WebKitGTK 6.0 isn’t installed. On Debian, install libwebkitgtk-6.0-4.")
    case .missingSymbol(let name): tr("This version of WebKitGTK lacks {function}.", ["function": name])
    }
  }
}
