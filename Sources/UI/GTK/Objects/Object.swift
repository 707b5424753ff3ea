import CAdwaita

/// The Swift owner of a GObject. It holds a strong reference for as long as the Swift value lives.
///
/// C constructors return a new widget with a *floating* reference. Adopting the widget sinks that reference, which then
/// counts like any other. When the last Swift value is released, it drops the reference on GTK's thread. A widget in a
/// parent outlives its Swift value because the parent also holds a reference.
///
/// Source: [GObject, floating references](https://docs.gtk.org/gobject/floating-refs.html).
@MainActor
open class Object {
  /// The C instance. The pointer is valid for as long as this value lives.
  public let pointer: UnsafeMutableRawPointer

  /// Adopts an instance returned by a constructor. It sinks a floating reference and takes ownership of a full one.
  public init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    if matinee_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    LiveCounts.objects += 1
  }

  /// Adds a reference to an instance that belongs to another owner.
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
  /// Returns the instance as one of the C structs published in GTK's headers.
  public func cast<Struct>(to type: Struct.Type = Struct.self) -> UnsafeMutablePointer<Struct> {
    pointer.assumingMemoryBound(to: type)
  }

  /// The instance as a C type whose struct is private.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Retains a Swift value for as long as this GObject lives, in C or in Swift.
  ///
  /// A list's row retains its cell in this way. The value must not retain this object in turn, or neither is ever
  /// released. For the owner of a window, use ``Window/retainOwner(_:)``.
  public func retain(_ value: AnyObject, for key: String) {
    LiveCounts.retained += 1
    g_object_set_data_full(opaque.asObject, key, Unmanaged.passRetained(value).toOpaque()) { raw in
      guard let raw else { return }
      MainActor.assumeIsolated {
        LiveCounts.retained -= 1
        Unmanaged<AnyObject>.fromOpaque(raw).release()
      }
    }
  }

  /// Retains the parts of a view, such as pictures and observations, for as long as this GObject lives. Use it if
  /// nothing else retains the view that has them as stored properties.
  ///
  /// A part must not retain this object. So a view can't be a part of its own widget, only of one that contains it.
  public func own(_ parts: AnyObject...) {
    let earlier = (retained(for: partsKey) as? OwnedParts)?.parts ?? []
    retain(OwnedParts(parts: earlier + parts), for: partsKey)
  }

  /// Returns the Swift value retained for `key`, if any.
  public func retained(for key: String) -> AnyObject? {
    g_object_get_data(opaque.asObject, key).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Releases the Swift value retained for `key`.
  public func discard(for key: String) {
    g_object_set_data(opaque.asObject, key, nil)
  }
}

private final class OwnedParts {
  let parts: [AnyObject]

  init(parts: [AnyObject]) { self.parts = parts }
}

private let partsKey = "matinee-parts"

extension OpaquePointer {
  var asObject: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(self) }
}
