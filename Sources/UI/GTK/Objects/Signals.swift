import CAdwaita

/// Closures as signal handlers. One marshaller serves every signal, regardless of its arguments.
///
/// GLib passes the arguments to the marshaller as `GValue`s, so a handler is never called with the wrong C signature.
/// GLib releases the Swift closure when it finalizes the `GClosure`: on disconnection or together with the object.
extension Object {
  /// Calls `handler` each time the object emits the signal.
  ///
  /// The object owns the handler. A handler must refer weakly to the object's Swift owner and to anything that retains
  /// that owner.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping () -> Void) -> SignalConnection {
    connect(signal) { (_: SignalArguments) in
      handler()
      return nil
    }
  }

  /// Calls `handler` with the signal's arguments. If the signal has a Boolean result, it uses the handler's return
  /// value.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping (SignalArguments) -> Bool?) -> SignalConnection {
    connectReturningResult(signal) { handler($0).map(SignalResult.boolean) }
  }

  /// Calls `handler` with the arguments of a signal whose result can have any type.
  @discardableResult
  func connectReturningResult(
    _ signal: String, _ handler: @escaping (SignalArguments) -> SignalResult?
  ) -> SignalConnection {
    let closure = makeClosure(handler)
    return SignalConnection(object: self, id: g_signal_connect_closure(pointer, signal, closure, 0))
  }

  /// Calls `handler` each time the property changes.
  @discardableResult
  public func onChange(of property: String, _ handler: @escaping () -> Void) -> SignalConnection {
    connect("notify::\(property)", handler)
  }
}

/// The result that a handler returns to its signal.
enum SignalResult {
  case boolean(Bool)
  /// The bits of a set of flags, as in C.
  case flags(UInt32)
  /// An object. The signal takes its own reference to it.
  case object(Object?)
}

/// A connected signal handler, which can be disconnected or blocked.
public struct SignalConnection {
  fileprivate weak var object: Object?
  fileprivate let id: gulong

  /// Disconnects the handler. Does nothing if the object no longer exists.
  public func disconnect() {
    guard let object, g_signal_handler_is_connected(object.pointer, id) != 0 else { return }
    g_signal_handler_disconnect(object.pointer, id)
  }

  /// Runs `body` with the handler blocked.
  public func blocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let object else { return try body() }
    g_signal_handler_block(object.pointer, id)
    defer { g_signal_handler_unblock(object.pointer, id) }
    return try body()
  }
}

/// The arguments of an emitted signal, without the emitting object.
public struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>
  fileprivate let count: Int

  /// Returns the argument of C's type `guint` at a 0-based index, such as a list position; 0 if there is none.
  public func unsignedInteger(_ index: Int) -> Int { value(index).map { Int(g_value_get_uint($0)) } ?? 0 }
  /// Returns the argument of C's type `gint` at a 0-based index; 0 if there is none.
  public func integer(_ index: Int) -> Int { value(index).map { Int(g_value_get_int($0)) } ?? 0 }
  /// Returns the C number of the enumeration argument at a 0-based index; 0 if there is none.
  public func enumeration(_ index: Int) -> Int { value(index).map { Int(g_value_get_enum($0)) } ?? 0 }
  /// Returns the C bits of the flags argument at a 0-based index; 0 if there is none.
  public func flags(_ index: Int) -> Int { value(index).map { Int(g_value_get_flags($0)) } ?? 0 }
  /// Returns the argument of C's type `gdouble` at a 0-based index; 0 if there is none.
  public func double(_ index: Int) -> Double { value(index).map { g_value_get_double($0) } ?? 0 }
  /// Returns the argument of C's type `gboolean` at a 0-based index; `false` if there is none.
  public func boolean(_ index: Int) -> Bool { value(index).map { g_value_get_boolean($0) != 0 } ?? false }
  /// Returns a copy of the string argument at a 0-based index; empty for C's `NULL` or if there is none.
  public func string(_ index: Int) -> String {
    value(index).flatMap { g_value_get_string($0) }.map { String(cString: $0) } ?? ""
  }
  /// Returns the argument of C's type `gpointer` at a 0-based index; `nil` if there is none. The pointer is valid only
  /// while the handler runs.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { value(index).flatMap { g_value_get_pointer($0) } }
  /// Returns a copy of the string in the `GVariant` argument at a 0-based index; `nil` if the argument isn't a string
  /// variant.
  public func variantText(_ index: Int) -> String? {
    guard let variant = value(index).flatMap({ g_value_get_variant($0) }), matinee_variant_is_text(variant) != 0,
      let text = g_variant_get_string(variant, nil)
    else { return nil }
    return String(cString: text)
  }

  /// Returns the GObject argument at a 0-based index; `nil` if there is none.
  ///
  /// The pointer is borrowed while the handler runs. To use it later, retain it, for example with
  /// ``Object/init(retaining:)``.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? { value(index).flatMap { g_value_get_object($0) } }

  /// Returns the boxed `GValue` argument at a 0-based index. The pointer is valid only while the handler runs.
  func boxedValue(_ index: Int) -> UnsafePointer<GValue>? {
    value(index).flatMap { g_value_get_boxed($0) }.map { UnsafePointer($0.assumingMemoryBound(to: GValue.self)) }
  }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    // The first value is the emitting object.
    index + 1 < count ? values + index + 1 : nil
  }
}

/// A box for the Swift closure that a `GClosure` retains.
private final class ClosureBox {
  let handler: (SignalArguments) -> SignalResult?

  init(_ handler: @escaping (SignalArguments) -> SignalResult?) { self.handler = handler }
}

private func makeClosure(_ handler: @escaping (SignalArguments) -> SignalResult?) -> UnsafeMutablePointer<GClosure>? {
  let data = Unmanaged.passRetained(ClosureBox(handler)).toOpaque()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
  LiveCounts.closures += 1
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let data = matinee_closure_data(closure), let values else { return }
    let arguments = SignalArguments(values: values, count: Int(count))
    MainActor.assumeIsolated {
      let box = Unmanaged<ClosureBox>.fromOpaque(data).takeUnretainedValue()
      if let returned = box.handler(arguments), let result { returned.store(in: result) }
    }
  }
  g_closure_add_finalize_notifier(closure, data) { data, _ in
    guard let data else { return }
    MainActor.assumeIsolated {
      LiveCounts.closures -= 1
      Unmanaged<ClosureBox>.fromOpaque(data).release()
    }
  }
  return closure
}

extension SignalResult {
  /// Stores the value in a signal's result if the types match. Otherwise it does nothing.
  fileprivate func store(in result: UnsafeMutablePointer<GValue>) {
    let type = matinee_value_type(result)
    switch self {
    case .boolean(let isTrue): if type == matinee_type_boolean() { g_value_set_boolean(result, isTrue ? 1 : 0) }
    case .flags(let bits): if g_type_is_a(type, g_type_from_name("GFlags")) != 0 { g_value_set_flags(result, bits) }
    case .object(let object):
      guard g_type_is_a(type, matinee_type_object()) != 0 else { return }
      withExtendedLifetime(object) { g_value_set_object(result, $0?.pointer) }
    }
  }
}

extension Object {
  /// Emits a signal that takes no arguments.
  public func emit(_ signal: String) {
    withValue(of: matinee_instance_type(pointer)) { instance in
      g_value_set_object(instance, pointer)
      g_signal_emitv(instance, g_signal_lookup(signal, matinee_instance_type(pointer)), 0, nil)
    }
  }
}
