/// A dictionary that tracks the order in which its values were last used. Every operation takes constant time.
///
/// The order is a doubly linked list inside an array, so a hit moves only one node.
struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var value: Value
    var newer: Int?
    var older: Int?
  }

  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  var count: Int { places.count }

  /// Returns a value and makes it the most recently used one.
  mutating func touch(_ key: Key) -> Value? {
    guard let place = places[key], let node = nodes[place] else { return nil }
    unlink(place)
    link(place)
    return node.value
  }

  /// Inserts a value as the most recently used one.
  ///
  /// - Returns: The value that it replaces, if any.
  @discardableResult
  mutating func insert(_ value: Value, for key: Key) -> Value? {
    let replaced = remove(key)
    let node = Node(key: key, value: value)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      nodes[place] = node
    } else {
      place = nodes.count
      nodes.append(node)
    }
    places[key] = place
    link(place)
    return replaced
  }

  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let place = places.removeValue(forKey: key), let node = nodes[place] else { return nil }
    unlink(place)
    nodes[place] = nil
    free.append(place)
    return node.value
  }

  /// Removes and returns the least recently used value.
  mutating func removeOldest() -> Value? {
    guard let oldest, let node = nodes[oldest] else { return nil }
    return remove(node.key)
  }
}

private extension LeastRecentlyUsed {
  mutating func link(_ place: Int) {
    nodes[place]?.newer = nil
    nodes[place]?.older = newest
    if let newest { nodes[newest]?.newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }

  mutating func unlink(_ place: Int) {
    guard let node = nodes[place] else { return }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
  }
}
