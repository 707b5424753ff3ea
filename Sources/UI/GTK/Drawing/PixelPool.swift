import CAdwaita
import Glibc
import Synchronization

/// Memory for the pixels of decoded images, outside the heap. It can be used on any thread.
///
/// Images are large and many, and come and go in any order. In the heap, smaller blocks settle in the gaps between
/// them, so that the gaps are lost. Here, the gaps are whole pages, which are used again or returned to the system.
nonisolated final class PixelPool: Sendable {
  static let shared = PixelPool()

  private struct State {
    /// The sizes of all blocks, in bytes, by address.
    var sizes: [UInt: Int] = [:]
    /// The addresses of unused blocks by size.
    var unused: [Int: [UInt]] = [:]
    var unusedBytes = 0
  }

  private let state = Mutex(State())

  /// The size of all unused blocks, in bytes.
  var unusedBytes: Int { state.withLock(\.unusedBytes) }

  /// Returns pixels of at least this size; `nil` if there is no memory. Their content is undefined.
  func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let size = (max(byteCount, 1) + pageBytes - 1) / pageBytes * pageBytes
    let reused = state.withLock { state -> UInt? in
      guard let address = state.unused[size]?.popLast() else { return nil }
      state.unusedBytes -= size
      return address
    }
    if let reused { return UnsafeMutableRawPointer(bitPattern: reused) }
    let block = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let block, block != MAP_FAILED else { return nil }
    state.withLock { $0.sizes[UInt(bitPattern: block)] = size }
    return block
  }

  /// Takes back pixels for the next image of their size.
  func recycle(_ block: UnsafeMutableRawPointer) {
    let address = UInt(bitPattern: block)
    let excess = state.withLock { state -> Int? in
      guard let size = state.sizes[address] else { return nil }
      guard state.unusedBytes + size <= maximumUnusedBytes else {
        state.sizes[address] = nil
        return size
      }
      state.unused[size, default: []].append(address)
      state.unusedBytes += size
      return nil
    }
    if let excess { munmap(block, excess) }
  }

  /// Returns the memory of unused blocks to the system.
  func returnUnusedMemory() {
    let unused = state.withLock { state in
      let unused = state.unused
      state.unused = [:]
      state.unusedBytes = 0
      for address in unused.values.joined() { state.sizes[address] = nil }
      return unused
    }
    for (size, addresses) in unused {
      for address in addresses { munmap(UnsafeMutableRawPointer(bitPattern: address), size) }
    }
  }
}

private nonisolated let pageBytes = Int(getpagesize())
/// The size of unused blocks above which blocks are returned at once. A hundred posters fit.
private nonisolated let maximumUnusedBytes = 16 << 20
