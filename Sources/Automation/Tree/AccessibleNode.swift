import CATSPI

/// One object on the accessibility bus, read afresh at every use.
final class AccessibleNode {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over a reference.
  init(owning pointer: UnsafeMutablePointer<AtspiAccessible>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  var name: String { get throws(NodeFailure) { try text { atspi_accessible_get_name(pointer, &$0) } } }

  var summary: String { get throws(NodeFailure) { try text { atspi_accessible_get_description(pointer, &$0) } } }

  var role: Role {
    get throws(NodeFailure) { Role(try read { atspi_accessible_get_role(pointer, &$0) }) }
  }

  var processIdentifier: pid_t {
    get throws(NodeFailure) { pid_t(try read { atspi_accessible_get_process_id(pointer, &$0) }) }
  }

  var childCount: Int { get throws(NodeFailure) { Int(try read { atspi_accessible_get_child_count(pointer, &$0) }) } }

  var children: [AccessibleNode] {
    get throws(NodeFailure) {
      var children: [AccessibleNode] = []
      for index in 0..<max(try childCount, 0) {
        if let child = try child(at: index) { children.append(child) }
      }
      return children
    }
  }

  var parent: AccessibleNode? {
    get throws(NodeFailure) {
      try read { atspi_accessible_get_parent(pointer, &$0) }.map { AccessibleNode(owning: $0) }
    }
  }

  var states: States {
    get throws(NodeFailure) {
      guard let set = atspi_accessible_get_state_set(pointer) else { throw .gone }
      defer { g_object_unref(set) }
      guard let list = atspi_state_set_get_states(set) else { throw .gone }
      defer { g_array_unref(list) }
      let states = States(list)
      if states.contains(ATSPI_STATE_DEFUNCT) { throw .gone }
      return states
    }
  }

  var attributes: [String: String] {
    get throws(NodeFailure) {
      guard let table = try read({ atspi_accessible_get_attributes(pointer, &$0) }) else { return [:] }
      defer { g_hash_table_unref(table) }
      var attributes: [String: String] = [:]
      var iterator = GHashTableIter()
      var key: gpointer?
      var value: gpointer?
      g_hash_table_iter_init(&iterator, table)
      while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
        guard let key, let value else { continue }
        attributes[String(cString: key.assumingMemoryBound(to: CChar.self))] = String(
          cString: value.assumingMemoryBound(to: CChar.self))
      }
      return attributes
    }
  }

  /// The child at an index, or nil when there is none there (any longer).
  func child(at index: Int) throws(NodeFailure) -> AccessibleNode? {
    try read { atspi_accessible_get_child_at_index(pointer, gint(index), &$0) }.map { AccessibleNode(owning: $0) }
  }

  /// Whether both are the same object.
  func isSame(as other: AccessibleNode) -> Bool { pointer == other.pointer }
}

/// Why an object could not be read.
enum NodeFailure: Error {
  /// It is not there any longer.
  case gone
  /// Its application gives no answer.
  case silent
  /// There are several, and one was asked for.
  case ambiguous(String, found: [String])
  /// It is there, and cannot do this.
  case unable(String)
}

extension AccessibleNode {
  /// Calls libatspi, and sorts its error.
  func read<Value>(_ call: (inout UnsafeMutablePointer<GError>?) -> Value) throws(NodeFailure) -> Value {
    var error: UnsafeMutablePointer<GError>?
    let value = call(&error)
    guard let error else { return value }
    defer { g_error_free(error) }
    throw NodeFailure(String(cString: error.pointee.message))
  }

  func text(_ call: (inout UnsafeMutablePointer<GError>?) -> UnsafeMutablePointer<gchar>?) throws(NodeFailure) -> String
  {
    guard let text = try read(call) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension NodeFailure {
  fileprivate init(_ message: String) {
    let words = message.lowercased()
    if words.contains("timeout") || words.contains("timed out") || words.contains("did not receive a reply") {
      self = .silent
    } else {
      self = .gone
    }
  }
}
