import CAdwaita

/// A box that passes a Swift closure to C functions that take `(function, data, notify)`.
@MainActor
final class CallbackBox<Call> {
  let call: Call

  init(_ call: Call) {
    self.call = call
    LiveCounts.closures += 1
  }

  isolated deinit { LiveCounts.closures -= 1 }

  /// Returns the box with one extra reference, which C releases through `releaseCallback`.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func from(_ data: UnsafeMutableRawPointer?) -> CallbackBox<Call>? {
    data.map { Unmanaged<CallbackBox<Call>>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// A `GDestroyNotify` that releases its reference to any Swift object.
let releaseCallback: GDestroyNotify = { data in
  guard let data else { return }
  nonisolated(unsafe) let object = data
  MainActor.assumeIsolated { Unmanaged<AnyObject>.fromOpaque(object).release() }
}
