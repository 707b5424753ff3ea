import CAdwaita

/// A GObject class that implements `GListModel`. Each instance refers to a Swift object that counts the rows.
///
/// An item has no cost until a row shows it. The view requests an item by position and gets a bare GObject as a token;
/// the cell reads the Swift value at its own position.
enum ListModelType {
  /// The Swift side of an instance.
  final class Storage {
    var count = 0
  }

  /// The registered class.
  static let type: GType = register()

  static func makeInstance(_ storage: Storage) -> UnsafeMutableRawPointer {
    guard let instance = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GLib couldn’t create a list model")
    }
    let raw = UnsafeMutableRawPointer(instance)
    slot(of: raw).pointee = Unmanaged.passRetained(storage).toOpaque()
    return raw
  }

  /// The address of the instance's reference to its Swift object: directly after the parent class's fields.
  private nonisolated static func slot(
    of instance: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (instance + MemoryLayout<GObject>.size).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private nonisolated static func storage(of instance: OpaquePointer?) -> Storage? {
    guard let instance, let raw = slot(of: UnsafeMutableRawPointer(instance)).pointee else { return nil }
    return Unmanaged<Storage>.fromOpaque(raw).takeUnretainedValue()
  }

  private static func register() -> GType {
    let type = g_type_register_static_simple(
      matinee_type_object(), "MatineeListModel", guint(MemoryLayout<GObjectClass>.size),
      { objectClass, _ in
        guard let objectClass else { return }
        matinee_set_finalize(objectClass) { object in
          guard let object else { return }
          let slot = ListModelType.slot(of: UnsafeMutableRawPointer(object))
          if let raw = slot.pointee { Unmanaged<Storage>.fromOpaque(raw).release() }
          slot.pointee = nil
          matinee_chain_finalize(object, matinee_instance_type(object))
        }
      },
      guint(MemoryLayout<GObject>.size + MemoryLayout<UnsafeMutableRawPointer>.size), { _, _ in },
      GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(
      interface_init: { table, _ in
        guard let table = table?.assumingMemoryBound(to: GListModelInterface.self) else { return }
        table.pointee.get_item_type = { _ in matinee_type_object() }
        table.pointee.get_n_items = { model in
          MainActor.assumeIsolated { guint(clamping: ListModelType.storage(of: model)?.count ?? 0) }
        }
        table.pointee.get_item = { model, position in
          let count = MainActor.assumeIsolated { ListModelType.storage(of: model)?.count ?? 0 }
          guard position < count else { return nil }
          return g_object_new_with_properties(matinee_type_object(), 0, nil, nil).map { UnsafeMutableRawPointer($0) }
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, matinee_type_list_model(), &interface)
    return type
  }
}
