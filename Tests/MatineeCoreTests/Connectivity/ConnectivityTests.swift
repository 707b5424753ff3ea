import AppFoundation
import TMDBTesting
import Testing

/// The reachability of TMDB, from the last request, the desktop's network state and the user's choice to work offline.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ConnectivityTests {
  private let networkAccess = NetworkAccess()
  private let clock = ManualClock()

  /// The numbers of probes and reconnections so far.
  private final class Record {
    var probes = 0
    var returns = 0
  }

  private func connectivity(_ record: Record, answers: @escaping (Int) -> Bool = { _ in false }) -> Connectivity {
    let connectivity = Connectivity(networkAccess, clock: clock) { [networkAccess] in
      record.probes += 1
      networkAccess.record(isReachable: answers(record.probes))
    }
    connectivity.onReconnect = { record.returns += 1 }
    return connectivity
  }

  @Test func `A failed request makes TMDB unreachable, and the next response makes it reachable`() async {
    let record = Record()
    let connectivity = connectivity(record)
    #expect(connectivity.state == .online)
    networkAccess.record(isReachable: false)
    await until { connectivity.state == .unreachable }
    networkAccess.record(isReachable: true)
    await until { connectivity.state == .online }
    #expect(record.returns == 1)
    #expect(record.probes == 0)
  }

  @Test func `No probe runs while TMDB is reachable`() async {
    let record = Record()
    let connectivity = connectivity(record)
    networkAccess.record(isReachable: true)
    connectivity.tryAgain()
    connectivity.networkChanged(isAvailable: true)
    #expect(clock.sleepers == 0)
    #expect(record.probes == 0)
    #expect(connectivity.state == .online)
  }

  @Test func `Probes run at growing intervals of up to a minute until TMDB responds`() async {
    let record = Record()
    let connectivity = connectivity(record) { $0 == 8 }
    networkAccess.record(isReachable: false)
    await until { connectivity.state == .unreachable }
    var pauses: [Duration?] = []
    for _ in 1...8 {
      await clock.waitForSleepers(1)
      pauses.append(clock.advanceToNextSleeper())
    }
    await until { connectivity.state == .online }
    #expect(pauses == [2, 4, 8, 16, 32, 60, 60, 60].map { .seconds($0) })
    #expect(record.probes == 8)
    #expect(record.returns == 1)
    #expect(clock.sleepers == 0)
  }

  @Test func `TMDB is unreachable without a desktop network until a probe receives a response`() async {
    let record = Record()
    let connectivity = connectivity(record) { _ in true }
    connectivity.networkChanged(isAvailable: false)
    #expect(connectivity.state == .unreachable)
    connectivity.networkChanged(isAvailable: true)
    await until { connectivity.state == .online }
    #expect(record.probes == 1)
  }

  @Test func `Working offline disallows requests and stops all probes`() async {
    let record = Record()
    let connectivity = connectivity(record)
    networkAccess.record(isReachable: false)
    await until { connectivity.state == .unreachable }
    await clock.waitForSleepers(1)
    connectivity.worksOffline = true
    #expect(connectivity.state == .switchedOff)
    #expect(!networkAccess.isAllowed)
    connectivity.tryAgain()
    connectivity.networkChanged(isAvailable: true)
    #expect(connectivity.state == .switchedOff)
    #expect(clock.sleepers == 0)
    connectivity.worksOffline = false
    #expect(connectivity.state == .online)
    #expect(networkAccess.isAllowed)
    #expect(record.returns == 1)
    #expect(record.probes == 0)
  }

  @Test func `Connectivity without network access starts in offline mode`() {
    let connectivity = Connectivity(NetworkAccess(isAllowed: false)) {}
    #expect(connectivity.state == .switchedOff)
    #expect(connectivity.worksOffline)
  }
}
