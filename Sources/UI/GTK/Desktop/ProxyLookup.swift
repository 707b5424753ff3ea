import CAdwaita

/// The proxies in the desktop's settings.
///
/// Source: [GProxyResolver](https://docs.gtk.org/gio/iface.ProxyResolver.html).
public enum ProxyLookup {
  /// Returns the proxies to try for an address, in order, such as `http://proxy:3128` or `direct://`. The result is
  /// empty if the lookup fails, or if the schemas of the desktop's proxy settings aren't installed.
  public static func proxies(for address: String) async -> [String] {
    guard SettingsSchema.hasProxies else { return [] }
    return await withCheckedContinuation { continuation in
      let box = CallbackBox<([String]) -> Void> { continuation.resume(returning: $0) }
      g_proxy_resolver_lookup_async(
        g_proxy_resolver_get_default(), address, nil,
        { source, result, data in
          nonisolated(unsafe) let (source, result, data) = (source, result, data)
          MainActor.assumeIsolated { ProxyLookup.finish(source, result, data) }
        }, box.retained())
    }
  }

  private static func finish(
    _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?
  ) {
    guard let data else { return }
    let box = Unmanaged<CallbackBox<([String]) -> Void>>.fromOpaque(data).takeRetainedValue()
    var error: UnsafeMutablePointer<GError>?
    let found = g_proxy_resolver_lookup_finish(source.map { OpaquePointer($0) }, result, &error)
    g_clear_error(&error)
    box.call(strings(found))
    g_strfreev(found)
  }

  private static func strings(_ array: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    guard let array else { return [] }
    return sequence(first: 0) { $0 + 1 }.lazy.map { array[$0] }.prefix { $0 != nil }.compactMap {
      $0.map { String(cString: $0) }
    }
  }
}
