/// A dictionary that tracks the order in which its values were last used. Every operation takes constant time.
///
/// The order is a doubly linked list inside an array, so a hit moves only one node.
struct LRUDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var value: Value
    var newer: Int?
    var older: Int?
  }

  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var indices: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  var count: Int { indices.count }

  /// Returns a value and makes it the most recently used one.
  mutating func touch(_ key: Key) -> Value? {
    guard let index = indices[key], let node = nodes[index] else { return nil }
    unlink(index)
    link(index)
    return node.value
  }

  /// Inserts a value as the most recently used one.
  ///
  /// - Returns: The value that it replaces, if any.
  @discardableResult
  mutating func insert(_ value: Value, for key: Key) -> Value? {
    let replaced = remove(key)
    let node = Node(key: key, value: value)
    let index: Int
    if let reused = free.popLast() {
      index = reused
      nodes[index] = node
    } else {
      index = nodes.count
      nodes.append(node)
    }
    indices[key] = index
    link(index)
    return replaced
  }

  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let index = indices.removeValue(forKey: key), let node = nodes[index] else { return nil }
    unlink(index)
    nodes[index] = nil
    free.append(index)
    return node.value
  }

  /// Removes and returns the least recently used value.
  mutating func removeOldest() -> Value? {
    guard let oldest, let node = nodes[oldest] else { return nil }
    return remove(node.key)
  }
}

private extension LRUDictionary {
  mutating func link(_ index: Int) {
    nodes[index]?.newer = nil
    nodes[index]?.older = newest
    if let newest { nodes[newest]?.newer = index }
    newest = index
    if oldest == nil { oldest = index }
  }

  mutating func unlink(_ index: Int) {
    guard let node = nodes[index] else { return }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
  }
}
