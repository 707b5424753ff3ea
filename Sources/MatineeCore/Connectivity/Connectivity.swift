import Observation

/// Whether TMDB can be asked, for all screens at once: by how the last request went, by what the desktop says of the
/// network, and by the person's own wish.
///
/// Requests are believed before the desktop, which may know no route to a server on this very machine. While TMDB cannot be
/// reached it is asked for now and then, so that whoever waits is told when it is back; else nothing runs here.
@MainActor @Observable
public final class Connectivity {
  public enum State: Hashable, Sendable {
    case online
    /// Nobody answered the last time.
    case unreachable
    /// The person works off line.
    case switchedOff
  }

  public private(set) var state: State
  /// Called when TMDB can be asked again, so that what is on screen is asked for anew.
  @ObservationIgnored public var onReturn: () -> Void = {}

  @ObservationIgnored private let line: NetworkLine
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let probe: @MainActor () async -> Void
  @ObservationIgnored private var probing: Task<Void, Never>?

  /// - Parameters:
  ///   - line: what all requests go through.
  ///   - clock: measures the pauses; a test brings its own.
  ///   - probe: asks TMDB for something small, through the line.
  public init(
    _ line: NetworkLine, clock: any Clock<Duration> = ContinuousClock(), probe: @escaping @MainActor () async -> Void
  ) {
    self.line = line
    self.clock = clock
    self.probe = probe
    state = State(line)
    line.onChange { [weak self] in
      Task { @MainActor in self?.update() }
    }
  }

  isolated deinit { probing?.cancel() }

  /// Whether the person works off line.
  public var worksOffline: Bool {
    get { state == .switchedOff }
    set {
      // How it went before says nothing of now.
      if !newValue { line.note(isReachable: true) }
      line.isOpen = !newValue
      update()
    }
  }

  /// The desktop has said whether there is a network.
  public func networkChanged(isAvailable: Bool) {
    if isAvailable {
      tryAgain()
    } else {
      line.note(isReachable: false)
      update()
    }
  }

  /// Asks now instead of later, where nobody answered the last time.
  public func tryAgain() {
    guard state == .unreachable else { return }
    beginProbing(at: .zero)
  }
}

extension Connectivity {
  private func update() {
    let new = State(line)
    guard new != state else { return }
    state = new
    probing?.cancel()
    probing = nil
    switch new {
    case .unreachable: beginProbing(at: firstPause)
    case .online: onReturn()
    case .switchedOff: break
    }
  }

  private func beginProbing(at first: Duration) {
    probing?.cancel()
    probing = Task { [weak self, clock, probe] in
      var pause = first
      while true {
        do { try await clock.sleep(for: pause) } catch { return }
        await probe()
        guard self?.state == .unreachable, !Task.isCancelled else { return }
        pause = min(max(pause * 2, firstPause), longestPause)
      }
    }
  }
}

extension Connectivity.State {
  fileprivate init(_ line: NetworkLine) {
    self = !line.isOpen ? .switchedOff : line.isReachable ? .online : .unreachable
  }
}

private let firstPause = Duration.seconds(2)
private let longestPause = Duration.seconds(60)
