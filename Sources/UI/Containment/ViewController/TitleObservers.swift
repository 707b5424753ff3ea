/// The observers of a controller's title, such as the header bar that shows it. The references are weak.
struct TitleObservers {
  private struct Entry {
    weak var observer: AnyObject?
    var titleChanged: () -> Void
  }

  private var entries: [Entry] = []

  /// Adds an observer. `body` is called after each change of the title, until `observer` is released or removed. Adding
  /// the same `observer` again replaces `body`.
  mutating func add(_ observer: AnyObject, _ body: @escaping () -> Void) {
    remove(observer)
    entries.append(Entry(observer: observer, titleChanged: body))
  }

  mutating func remove(_ observer: AnyObject) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify() { entries.forEach { $0.titleChanged() } }
}
