/// A dictionary that knows in which order its values were last touched, every operation in constant time.
///
/// The order is a doubly linked list through an array: a hit moves one node to the front without moving any other.
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

  /// The value, which thereby becomes the newest.
  mutating func touch(_ key: Key) -> Value? {
    guard let place = places[key], let node = nodes[place] else { return nil }
    unlink(place)
    link(place)
    return node.value
  }

  /// Puts a value in as the newest and gives back the one it replaces.
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

  /// Takes out the value that has gone longest without being touched.
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
