import CAdwaita
import GTK

/// A web view that stores no cookies, cache or history.
final class WebView: Widget {
  /// A closure that is called with the URL and HTTP status of each response. The status is `nil` if the request failed.
  var onResource: (_ address: String, _ status: Int?) -> Void = { _, _ in }
  /// A closure that is called when the web process ends unexpectedly.
  var onCrash: () -> Void = {}
  private var web: WebKit?

  convenience init(_ web: WebKit) {
    self.init(adopting: Self.make(web))
    self.web = web
    connect("resource-load-started") { [weak self] (arguments: SignalArguments) in
      if let resource = arguments.object(0) { self?.observe(Object(retaining: resource)) }
      return nil
    }
    connect("web-process-terminated") { [weak self] in self?.onCrash() }
  }

  /// Loads an HTML document.
  ///
  /// - Parameter address: The document's base URL.
  func load(html: String, from address: String) { web?.loadHTML(pointer, html, address) }

  private static func make(_ web: WebKit) -> UnsafeMutableRawPointer {
    var value = GValue()
    g_value_init(&value, matinee_type_object())
    g_value_take_object(&value, web.newEphemeralSession())
    defer { g_value_unset(&value) }
    let view = "network-session".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(web.webViewType(), 1, &names, &value)
    }
    guard let view else { preconditionFailure("WebKit couldn’t create a view") }
    return UnsafeMutableRawPointer(view)
  }

  private func observe(_ resource: Object) {
    resource.connect("finished") { [weak self, weak resource] in
      guard let self, let resource else { return }
      report(resource, status: web?.resourceResponse(resource.pointer).flatMap { web?.responseStatus($0) })
    }
    resource.connect("failed") { [weak self, weak resource] in
      if let self, let resource { report(resource, status: nil) }
    }
    // The handlers have only weak references to the Swift object, so the resource retains it until it is reported.
    resource.retain(resource, for: "matinee-owner")
  }

  private func report(_ resource: Object, status: guint?) {
    let address = web?.resourceURI(resource.pointer).map { String(cString: $0) } ?? ""
    resource.discard(for: "matinee-owner")
    onResource(address, status.map { Int($0) })
  }
}
