import CAdwaita

/// A Swift closure handed to C with its destroy notify, for the C functions that take `(function, data, notify)`.
@MainActor
final class CallbackBox<Call> {
  let call: Call

  init(_ call: Call) {
    self.call = call
    LiveCounts.closures += 1
  }

  isolated deinit { LiveCounts.closures -= 1 }

  /// The box with one reference for C to give back through `release`.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func from(_ data: UnsafeMutableRawPointer?) -> CallbackBox<Call>? {
    data.map { Unmanaged<CallbackBox<Call>>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// A `GDestroyNotify` that gives back the reference of any Swift object.
let releaseCallback: GDestroyNotify = { data in
  guard let data else { return }
  nonisolated(unsafe) let object = data
  MainActor.assumeIsolated { Unmanaged<AnyObject>.fromOpaque(object).release() }
}
