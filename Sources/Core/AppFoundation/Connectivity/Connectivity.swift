import Observation

/// The availability of TMDB, shared by all screens.
///
/// It depends on the outcome of the last request, the desktop's network state, and the user's Work Offline setting.
/// Requests take precedence over the desktop, which may know no route to a server on this computer.
///
/// While TMDB is unreachable, a probe runs at growing intervals, so that waiting screens learn when TMDB is back. No
/// probe runs otherwise.
@MainActor @Observable
public final class Connectivity {
  public enum State: Hashable, Sendable {
    case online
    /// The last request received no response.
    case unreachable
    /// The user works offline.
    case switchedOff
  }

  public private(set) var state: State
  /// Called when TMDB is reachable again, so that visible screens can reload.
  @ObservationIgnored public var onReconnect: () -> Void = {}

  @ObservationIgnored private let networkAccess: NetworkAccess
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let probe: @MainActor () async -> Void
  @ObservationIgnored private var probing: Task<Void, Never>?

  /// - Parameters:
  ///   - networkAccess: The network access that all requests use.
  ///   - clock: The clock that measures the pauses between probes. Tests supply their own.
  ///   - probe: Sends a small request to TMDB with this access.
  public init(
    _ networkAccess: NetworkAccess, clock: any Clock<Duration> = ContinuousClock(),
    probe: @escaping @MainActor () async -> Void
  ) {
    self.networkAccess = networkAccess
    self.clock = clock
    self.probe = probe
    state = State(networkAccess)
    networkAccess.onChange { [weak self] in
      Task { @MainActor in self?.update() }
    }
  }

  isolated deinit { probing?.cancel() }

  /// Whether the user works offline.
  public var worksOffline: Bool {
    get { state == .switchedOff }
    set {
      // The outcome of an earlier request no longer applies.
      if !newValue { networkAccess.record(isReachable: true) }
      networkAccess.isAllowed = !newValue
      update()
    }
  }

  /// Updates the state after the desktop has reported a change of the network.
  public func networkChanged(isAvailable: Bool) {
    if isAvailable {
      tryAgain()
    } else {
      networkAccess.record(isReachable: false)
      update()
    }
  }

  /// Probes immediately if the last request received no response.
  public func tryAgain() {
    guard state == .unreachable else { return }
    beginProbing(at: .zero)
  }
}

extension Connectivity {
  private func update() {
    let new = State(networkAccess)
    guard new != state else { return }
    state = new
    probing?.cancel()
    probing = nil
    switch new {
    case .unreachable: beginProbing(at: initialDelay)
    case .online: onReconnect()
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
        pause = min(max(pause * 2, initialDelay), maximumDelay)
      }
    }
  }
}

extension Connectivity.State {
  fileprivate init(_ networkAccess: NetworkAccess) {
    self = !networkAccess.isAllowed ? .switchedOff : networkAccess.isReachable ? .online : .unreachable
  }
}

private let initialDelay = Duration.seconds(2)
private let maximumDelay = Duration.seconds(60)
