import CAdwaita

/// Closures as signal handlers: one marshaller serves every signal, whatever its arguments.
///
/// GLib calls the marshaller with the arguments as `GValue`s, so a handler can never be called with the wrong C
/// signature. The Swift closure is released when GLib finalises its `GClosure`: at disconnection, or with the object.
extension Object {
  /// Calls `handler` each time the signal is emitted.
  ///
  /// The object owns the handler. A handler that refers to the object's Swift owner, or to anything that holds it,
  /// must do so weakly.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping () -> Void) -> SignalConnection {
    connect(signal) { (_: SignalArguments) in
      handler()
      return nil
    }
  }

  /// Calls `handler` with the signal's arguments; what it returns is the signal's own result, when it has one.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping (SignalArguments) -> Bool?) -> SignalConnection {
    connectAnswering(signal) { handler($0).map(SignalAnswer.boolean) }
  }

  /// The same for a signal whose result is no truth value.
  @discardableResult
  func connectAnswering(
    _ signal: String, _ handler: @escaping (SignalArguments) -> SignalAnswer?
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

/// What a handler gives back to a signal that has a result.
enum SignalAnswer {
  case boolean(Bool)
  /// The bits of a set of flags, as C has them.
  case flags(UInt32)
  /// The signal takes a reference of its own.
  case object(Object?)
}

/// A signal handler's place on its object, for taking it off again.
public struct SignalConnection {
  fileprivate weak var object: Object?
  fileprivate let id: gulong

  /// Takes the handler off. Harmless when the object is gone.
  public func disconnect() {
    guard let object, g_signal_handler_is_connected(object.pointer, id) != 0 else { return }
    g_signal_handler_disconnect(object.pointer, id)
  }

  /// Runs `body` while the handler is not called.
  public func blocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let object else { return try body() }
    g_signal_handler_block(object.pointer, id)
    defer { g_signal_handler_unblock(object.pointer, id) }
    return try body()
  }
}

/// The arguments that a signal was emitted with, without the emitting object itself.
public struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>
  fileprivate let count: Int

  /// An argument of C's type `guint`, such as a position in a list, by its place from 0; 0 where there is none.
  public func unsignedInteger(_ index: Int) -> Int { value(index).map { Int(g_value_get_uint($0)) } ?? 0 }
  /// An argument of C's type `gint` by its place from 0; 0 where there is none.
  public func integer(_ index: Int) -> Int { value(index).map { Int(g_value_get_int($0)) } ?? 0 }
  /// An argument of an enumeration, as its number in C, by its place from 0; 0 where there is none.
  public func enumeration(_ index: Int) -> Int { value(index).map { Int(g_value_get_enum($0)) } ?? 0 }
  /// An argument of a set of flags, as its bits in C, by its place from 0; 0 where there is none.
  public func flags(_ index: Int) -> Int { value(index).map { Int(g_value_get_flags($0)) } ?? 0 }
  /// An argument of C's type `gdouble` by its place from 0; 0 where there is none.
  public func double(_ index: Int) -> Double { value(index).map { g_value_get_double($0) } ?? 0 }
  /// An argument of C's type `gboolean` by its place from 0; `false` where there is none.
  public func boolean(_ index: Int) -> Bool { value(index).map { g_value_get_boolean($0) != 0 } ?? false }
  /// A copy of a text argument by its place from 0; empty where there is none, and for C's `NULL`.
  public func string(_ index: Int) -> String {
    value(index).flatMap { g_value_get_string($0) }.map { String(cString: $0) } ?? ""
  }
  /// An argument of C's type `gpointer` by its place from 0; `nil` where there is none. It is lent for the length of the
  /// handler.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { value(index).flatMap { g_value_get_pointer($0) } }
  /// A copy of an argument that is a `GVariant` of a text, by its place from 0; `nil` where it is none.
  public func variantText(_ index: Int) -> String? {
    guard let variant = value(index).flatMap({ g_value_get_variant($0) }), matinee_variant_is_text(variant) != 0,
      let text = g_variant_get_string(variant, nil)
    else { return nil }
    return String(cString: text)
  }

  /// An argument that is a GObject, by its place from 0; `nil` where there is none. It is lent for the length of the
  /// handler: retain it, as with ``Object/init(retaining:)``, to keep it.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? { value(index).flatMap { g_value_get_object($0) } }

  /// An argument that is itself a `GValue`, by its place from 0; it is lent likewise.
  func boxedValue(_ index: Int) -> UnsafePointer<GValue>? {
    value(index).flatMap { g_value_get_boxed($0) }.map { UnsafePointer($0.assumingMemoryBound(to: GValue.self)) }
  }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    // The first value is the emitting object.
    index + 1 < count ? values + index + 1 : nil
  }
}

/// The Swift closure that a `GClosure` holds.
private final class ClosureBox {
  let handler: (SignalArguments) -> SignalAnswer?

  init(_ handler: @escaping (SignalArguments) -> SignalAnswer?) { self.handler = handler }
}

private func makeClosure(_ handler: @escaping (SignalArguments) -> SignalAnswer?) -> UnsafeMutablePointer<GClosure>? {
  let data = Unmanaged.passRetained(ClosureBox(handler)).toOpaque()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
  LiveCounts.closures += 1
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let data = matinee_closure_data(closure), let values else { return }
    let arguments = SignalArguments(values: values, count: Int(count))
    MainActor.assumeIsolated {
      let box = Unmanaged<ClosureBox>.fromOpaque(data).takeUnretainedValue()
      if let answer = box.handler(arguments), let result { answer.store(in: result) }
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

extension SignalAnswer {
  /// A signal without such a result is left alone.
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
