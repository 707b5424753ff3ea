import CAdwaita
import GTK

/// A page of the web that keeps nothing: no cookies, no cache and no history outlive it.
final class WebView: Widget {
  /// Called for each answer that the page gets: where from, and its HTTP status; `nil` where none came.
  var onResource: (_ address: String, _ status: Int?) -> Void = { _, _ in }
  /// Called when the process that draws the page has died.
  var onDeath: () -> Void = {}
  private var web: WebKit?

  convenience init(_ web: WebKit) {
    self.init(adopting: Self.make(web))
    self.web = web
    connect("resource-load-started") { [weak self] (arguments: SignalArguments) in
      if let resource = arguments.object(0) { self?.watch(Object(retaining: resource)) }
      return nil
    }
    connect("web-process-terminated") { [weak self] in self?.onDeath() }
  }

  /// Shows a document of our own.
  ///
  /// - Parameter address: where it is said to come from.
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
    guard let view else { preconditionFailure("WebKit could not make a view") }
    return UnsafeMutableRawPointer(view)
  }

  private func watch(_ resource: Object) {
    resource.connect("finished") { [weak self, weak resource] in
      guard let self, let resource else { return }
      tell(resource, status: web?.responseOfResource(resource.pointer).flatMap { web?.statusOfResponse($0) })
    }
    resource.connect("failed") { [weak self, weak resource] in
      if let self, let resource { tell(resource, status: nil) }
    }
    // The handlers live as long as the resource, and want its owner.
    resource.keep(resource, for: "matinee-owner")
  }

  private func tell(_ resource: Object, status: guint?) {
    let address = web?.addressOfResource(resource.pointer).map { String(cString: $0) } ?? ""
    resource.discard(for: "matinee-owner")
    onResource(address, status.map { Int($0) })
  }
}
