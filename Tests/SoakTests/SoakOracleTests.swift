import Testing

@testable import matinee_soak

/// Tests that problems in the app’s output and in its resources are recognized.
@Suite struct SoakOracleTests {
  @Test func `A warning is a problem, once its line is complete`() {
    var reader = StandardErrorReader(stallLimit: 250)
    let warning = "(matinee:7): Gtk-WARNING **: 10:00:00.000: Trying to snapshot GtkLabel without an allocation"
    #expect(reader.problems(in: warning, isMachineBusy: false).isEmpty)
    #expect(reader.problems(in: warning + "\n", isMachineBusy: false) == ["standard error: " + warning])
    #expect(reader.problems(in: warning + "\n", isMachineBusy: false).isEmpty)
  }

  @Test func `GTK's warning about a scroll position that it ignores is no problem`() {
    var reader = StandardErrorReader(stallLimit: 250)
    let warning =
      "(matinee:7): Gtk-WARNING **: 10:00:00.000: GtkGridView failed to scroll to given position. Ignoring...\n"
    #expect(reader.problems(in: warning, isMachineBusy: false).isEmpty)
  }

  @Test(arguments: [
    (200, 100, false, 300), (200, 100, true, 0), (260, 0, true, 260), (0, 260, false, 260), (0, 900, true, 0),
    (100, 150, false, 0),
  ])
  func `A stall counts the time in which the app works, and on a quiet machine also the time in which it waits`(
    working: Int, waiting: Int, isMachineBusy: Bool, reported: Int
  ) {
    var reader = StandardErrorReader(stallLimit: 250)
    let line = "matinee: stall: \(working) ms working, \(waiting) ms waiting\n"
    let problems = reader.problems(in: line, isMachineBusy: isMachineBusy)
    #expect(problems.isEmpty == (reported == 0))
    #expect(problems.allSatisfy { $0.contains("for \(reported) ms") })
  }

  private func trend(_ memory: [Int], descriptors: [[String: Int]] = []) -> ResourceTrend {
    var trend = ResourceTrend()
    for (index, memory) in memory.enumerated() {
      let sample = ProcessResources(memory: memory, descriptors: descriptors.isEmpty ? [:] : descriptors[index])
      trend.add(sample, hasNewScreens: true)
    }
    return trend
  }

  @Test func `Memory growth is measured from the second quarter to the last`() throws {
    let steady = try #require(trend([10, 50, 90] + [100, 101, 99] + [100, 100, 100] + [100, 300, 99]).memoryGrowth)
    #expect(steady == 0)
    let growing = try #require(
      trend([10, 50, 90] + [100, 101, 99] + [100, 105, 110] + [112, 110, 114]).memoryGrowth)
    #expect(abs(growing - 0.12) < 0.001)
    #expect(trend([1, 2, 3, 4]).memoryGrowth == nil)
  }

  @Test func `Memory with screens from earlier steps isn’t growth`() {
    var trend = ResourceTrend()
    for index in 0..<24 {
      trend.add(
        ProcessResources(memory: index.isMultiple(of: 2) ? 100 : 100 + index, descriptors: [:]),
        hasNewScreens: index.isMultiple(of: 2))
    }
    #expect(trend.memoryGrowth == 0)
    #expect(trend.samples.count == 24)
  }

  @Test func `Growth beyond five percent is reported`() {
    var report = SoakReport()
    report.trend = trend([100, 100, 100] + [100, 100, 100] + [104, 104, 104] + [104, 104, 104])
    #expect(report.resourceProblems.isEmpty)
    report.trend = trend([100, 100, 100] + [100, 100, 100] + [104, 104, 104] + [106, 106, 106])
    #expect(report.resourceProblems == ["memory grew by 6.0% after the first quarter"])
  }

  @Test func `A file descriptor leaks if it is still open at every late rest, and wasn’t at any early one`() {
    let file = "/data/settings"
    let steady = trend(
      [1, 1, 1, 1], descriptors: [[file: 1, "socket": 3], [file: 2], [file: 9], [file: 1, "socket": 3]])
    #expect(steady.leakedDescriptors.isEmpty)
    let leaking = trend([1, 1, 1, 1], descriptors: [[file: 1], [file: 2], [file: 2], [file: 2, "socket": 1]])
    #expect(leaking.leakedDescriptors == [file: 1, "socket": 1])
  }

  @Test func `A database’s connections leak only above the limit of its pool`() {
    let (file, log) = ("/data/library.sqlite", "/data/library.sqlite-wal")
    let growing = trend([1, 1, 1, 1], descriptors: [2, 3, 5, 6].map { [file: $0, log: $0] })
    #expect(growing.leakedDescriptors.isEmpty)
    let leaking = trend([1, 1, 1, 1], descriptors: [2, 3, 7, 8].map { [file: $0, log: $0] })
    #expect(leaking.leakedDescriptors == [file: 2, log: 2])
  }

  @Test func `Idle connections leak only above the limit of the HTTP clients’ pools`() {
    let growing = trend([1, 1, 1, 1], descriptors: [2, 3, 31, 32].map { ["connection": $0, "socket": 5] })
    #expect(growing.leakedDescriptors.isEmpty)
    let leaking = trend([1, 1, 1, 1], descriptors: [2, 3, 34, 35].map { ["connection": $0, "socket": $0] })
    #expect(leaking.leakedDescriptors == ["connection": 3, "socket": 33])
  }

  @Test func `The kernel’s tables contain the local sockets`() {
    let unix = """
      Num       RefCount Protocol Flags    Type St Inode Path
      0000000000000000: 00000002 00000000 00010000 0001 01 4711 /tmp/bus
      0000000000000000: 00000003 00000000 00000000 0001 03 4712
      """
    let netlink = """
      sk               Eth Pid        Groups   Rmem     Wmem     Dump  Locks    Drops    Inode
      0000000000000000 0   0          00000000 0        0        0     2        0        42
      """
    #expect(ProcessResources.sockets(inTable: unix) == ["socket:[4711]", "socket:[4712]"])
    #expect(ProcessResources.sockets(inTable: netlink) == ["socket:[42]"])
    #expect(ProcessResources.sockets(inTable: "").isEmpty)
  }

  @Test(arguments: [
    ("/data/library.sqlite", "/data/library.sqlite"), ("socket:[123]", "socket"), ("socket:[124]", "connection"),
    ("pipe:[9]", "pipe"),
    ("anon_inode:[eventfd]", "[eventfd]"), ("/memfd:pulse (deleted)", "memfd"),
  ])
  func `A descriptor’s kind is its file, or the kind of object`(target: String, kind: String) {
    #expect(ProcessResources.kind(of: target, localSockets: ["socket:[123]"]) == kind)
  }

  @Test func `A machine is busy if processes wait for over a tenth of the time, or if that is unknown`() {
    #expect(!MachineLoad.isBusy(pressure: "some avg10=1.50 avg60=90.00 avg300=0.00 total=7\n"))
    #expect(MachineLoad.isBusy(pressure: "some avg10=44.02 avg60=0.00 avg300=0.00 total=7\n"))
    #expect(MachineLoad.isBusy(pressure: ""))
  }
}
