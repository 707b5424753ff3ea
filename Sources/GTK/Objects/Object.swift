import CAdwaita

/// The one owner of a GObject: it holds a strong reference for as long as the Swift value lives.
///
/// A new widget comes from C with a *floating* reference; adopting it sinks that reference, so that from then on it is
/// counted like any other. Dropping the last Swift value drops the reference, always on GTK's thread. A widget that has
/// been put into a parent lives on without its Swift value, because the parent holds it too.
///
/// Source: [GObject, floating references](https://docs.gtk.org/gobject/floating-refs.html).
@MainActor open class Object {
  /// The C instance. It is valid for as long as this value lives.
  public let pointer: UnsafeMutableRawPointer

  /// Adopts an instance that a constructor has just returned: a floating reference is sunk, a full one is taken over.
  public init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    if matinee_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    LiveCounts.objects += 1
  }

  /// Takes a reference of its own to an instance that somebody else owns.
  public init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref(pointer)
    LiveCounts.objects += 1
  }

  isolated deinit {
    g_object_unref(pointer)
    LiveCounts.objects -= 1
  }
}

extension Object {
  /// The instance as one of the C structs that GTK's headers publish.
  public func cast<Struct>(to type: Struct.Type = Struct.self) -> UnsafeMutablePointer<Struct> {
    pointer.assumingMemoryBound(to: type)
  }

  /// The instance as a C type whose struct is private.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Keeps a Swift value alive for as long as this GObject lives, in C as well as in Swift.
  ///
  /// This is how a window owns its root controller, and a list's cell the Swift value that fills it.
  public func keep(_ value: AnyObject, for key: String) {
    LiveCounts.kept += 1
    g_object_set_data_full(opaque.asObject, key, Unmanaged.passRetained(value).toOpaque()) { raw in
      guard let raw else { return }
      MainActor.assumeIsolated {
        LiveCounts.kept -= 1
        Unmanaged<AnyObject>.fromOpaque(raw).release()
      }
    }
  }

  /// The Swift value kept for `key`, if any.
  public func kept(for key: String) -> AnyObject? {
    g_object_get_data(opaque.asObject, key).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets go of the Swift value kept for `key`.
  public func discard(for key: String) {
    g_object_set_data(opaque.asObject, key, nil)
  }
}

extension OpaquePointer {
  var asObject: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(self) }
}
