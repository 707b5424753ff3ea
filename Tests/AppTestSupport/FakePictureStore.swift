import AppFoundation
import Synchronization

/// A picture store that has a size but no pictures.
public final class FakePictureStore: PictureStore {
  private let state: Mutex<(limit: Int, total: Int)>

  public init(limit: Int = 512 << 20, totalBytes: Int) { state = Mutex((limit, totalBytes)) }

  public var limit: Int {
    get { state.withLock(\.limit) }
    set { state.withLock { $0 = (newValue, min($0.total, newValue)) } }
  }

  public var totalBytes: Int { get async { state.withLock(\.total) } }

  public let pinnedBytes = 0

  public func clear(includingPinned includesPinned: Bool) async { state.withLock { $0.total = 0 } }
}
