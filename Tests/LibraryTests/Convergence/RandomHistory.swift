import Foundation
import TitleIdentity

@testable import Library

/// A property that a history violated.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Something that happens in a history.
private enum StepKind: CaseIterable {
  case act, rate, sync, deliver, disturb, reopen, adjustClock, importJournal, addStrayEvents, edit, lose, move, verify

  private var weight: Int {
    switch self {
    case .act: 38
    case .deliver: 18
    case .sync: 16
    case .disturb: 8
    case .rate: 6
    case .reopen, .adjustClock, .importJournal: 3
    case .addStrayEvents, .edit: 2
    case .lose, .move, .verify: 1
    }
  }

  /// The kinds, each as often as it is likely.
  static let weighted = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}

/// A random history of devices with wrong clocks that share a folder through an unreliable service. The seed determines
/// everything.
///
/// Once all files have arrived, all devices must have the same journal and the same state, with all acknowledged
/// events.
final class RandomHistory {
  private var numbers: SeededNumbers
  private let root: URL
  private var devices: [SimulatedDevice] = []
  private var service = UnreliableService([])
  private var time: TimeInterval = 0
  /// The IDs of the faulty devices' events.
  private var strayIDs: [EventID] = []
  /// The IDs of events that were edited in a file.
  private var edited: Set<EventID> = []
  /// The lines of all writes that have returned, by ID.
  private(set) var acknowledged: [String: String] = [:]
  /// A description of each step, for a replay.
  private(set) var steps: [String] = []

  init(_ seed: UInt64) throws {
    numbers = SeededNumbers(seed)
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let parent =
      FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    root = parent.appending(path: "matinee-history-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Runs the history.
  ///
  /// - Throws: ``Violation`` for a violated property.
  func run() async throws {
    for number in 1...Int.random(in: 2...5, using: &numbers) {
      let device = try await SimulatedDevice(number, in: root)
      device.clock = .random(&numbers)
      devices.append(device)
    }
    service = UnreliableService(devices.map(\.shared))
    for _ in 0..<Int.random(in: 20...60, using: &numbers) { try await step() }
    try await settle()
    try await check()
  }
}

extension RandomHistory {
  private func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &numbers)] }

  /// Lets a random device or the service do something.
  private func step() async throws {
    time += TimeInterval.random(in: 0...3600, using: &numbers)
    let device = pick(devices)
    setTime(device)
    let (choice, known) = (pick(StepKind.weighted), acknowledged.count)
    defer {
      let new = acknowledged.count - known
      steps += service.log
      service.log = []
      steps.append(
        "\(device.shared.lastPathComponent), \(device.clock): \(choice)" + (new > 0 ? ", \(new) events" : ""))
    }
    switch choice {
    case .act: try await act(device)
    case .rate: try await rate(device)
    case .sync: _ = try await device.sync()
    case .deliver: try service.deliver(&numbers)
    case .disturb: try service.disturb(&numbers)
    case .reopen: try await device.reopen()
    case .adjustClock: device.clock = .random(&numbers)
    case .importJournal: try await importJournal(device)
    case .addStrayEvents: try addStrayEvents()
    case .edit: try edit()
    case .lose: try await lose(device)
    case .move: try await device.move(to: "machine \(numbers.next())")
    case .verify: _ = try await device.library.verify()
    }
  }

  private func setTime(_ device: SimulatedDevice) { device.setTime(device.clock.date(at: time, &numbers)) }

  /// Performs several writes, each of which has one or more changes.
  private func act(_ device: SimulatedDevice) async throws {
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let count = pick([1, 1, 1, 3])
      let choices = (0..<count).map { _ in Int.random(in: RandomStep.choices, using: &numbers) }
      let (seed, profile) = (numbers.next(), pick(RandomJournal.profiles))
      try await write(device) {
        try await device.library.write(by: profile) { batch in
          var step = RandomStep(seed)
          for choice in choices { try step.perform(choice, &batch) }
        }.action
      }
      try await checkStartedShows(device.library, of: profile)
    }
  }

  /// Checks that the table of started shows, which this fills, agrees with the plays.
  private func checkStartedShows(_ library: Library, of profile: ProfileID) async throws {
    let keys = Set(RandomStep.titles.map(\.key))
    for source in Set(keys.map(\.source)) {
      let shows = try await library.startedShows(of: profile, from: source)
      let read = try await library.startedShows(keys.union(shows.map(\.title.key)), of: profile)
      guard Set(shows) == Set(read.filter { $0.title.key.source == source }) else {
        throw Violation("The started shows of \(source) differ from the plays")
      }
    }
  }

  /// Rates a title. The rating must count at once, whatever the device knows.
  private func rate(_ device: SimulatedDevice) async throws {
    let (title, score, profile) = (pick(RandomStep.titles), pick(Score.all), pick(RandomJournal.profiles))
    try await write(device) { try await device.library.rate(title, score, by: profile) }
    guard try await device.library.rating(of: title.key, by: profile)?.score == score else {
      throw Violation("A new rating of \(title.key) doesn't count")
    }
  }

  /// Imports another device's journal, and sometimes undoes that.
  private func importJournal(_ device: SimulatedDevice) async throws {
    let (file, profile) = (root.appending(path: "export.jsonl"), pick(RandomJournal.profiles))
    try await pick(devices).library.export(to: file)
    guard try Data(contentsOf: file).contains(UInt8(ascii: "{")) else { return }
    let action = try await device.library.importJournal(file, by: profile).action
    guard let action, Bool.random(using: &numbers) else { return }
    try await write(device) { try await device.library.undo(action, by: profile) }
  }

  /// Loses a device after a last thorough sync, unless few are left. From then on, only files contain its latest
  /// events.
  private func lose(_ device: SimulatedDevice) async throws {
    guard devices.count > 2 else { return }
    try await device.reopen()
    _ = try await device.sync()
    try service.archive(device.shared, ownFiles: device.ownFiles)
    devices.removeAll { $0 === device }
  }

  /// Performs a write and records its events.
  private func write(_ device: SimulatedDevice, _ write: () async throws -> EventID?) async throws {
    let latest = try await device.latestEvent()
    let action: EventID?
    do { action = try await write() } catch LibraryError.notFound, LibraryError.notUndoable { return }
    guard let action else { return }
    let lines = try await device.lines(of: action)
    guard lines.keys.allSatisfy({ $0 > latest }) else {
      throw Violation("A new event comes before one that its device knew")
    }
    guard acknowledged.keys.allSatisfy({ lines[$0] == nil }) else { throw Violation("An ID was assigned twice") }
    acknowledged.merge(lines) { $1 }
  }

  /// Adds events of a faulty device, of any time, and events that only a later version knows.
  private func addStrayEvents() throws {
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let year = pick([1971, 2026, 2030, 2035, 2036, 2041, 2045, 2046, 2047, 2060, 2199])
      let milliseconds = UInt64(Double(year - 1970) * 31_556_952_000) + .random(in: 0...1, using: &numbers)
      let device = DeviceID(number: .random(in: 77...78, using: &numbers))
      // A faulty device may use an ID again.
      let reusesID = Int.random(in: 0..<3, using: &numbers) == 0
      let id = (reusesID ? strayIDs.last : nil) ?? EventID(time: milliseconds << 16, device: device)
      strayIDs.append(id)
      let event = Event(
        id: id, action: id, profile: pick(RandomJournal.profiles), date: .moment(seconds: 1_800_000_000, offset: 0),
        content: .rated(pick(RandomStep.titles), .whole, pick(Score.all), date: nil))
      let unknown = #"{"at":"2027-01-15T09:00:00Z","by":"owner","id":"\#(id)","kind":"sung""#
      lines.append(String(decoding: year == 1971 ? sealed(unknown) : EventLine(event).bytes, as: UTF8.self))
    }
    try service.add(lines, &numbers)
  }

  /// Edits an event by hand in any file: another line with its ID replaces it, follows it, or is in a new file.
  private func edit() throws {
    let folder = pick(service.folders)
    guard let name = try service.names(in: folder).randomElement(using: &numbers) else { return }
    let file = folder.appending(path: name)
    var lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
    let events = lines.indices.compactMap { index in EventLine(Array(lines[index].utf8)).map { (index, $0) } }
    guard let (index, line) = events.randomElement(using: &numbers) else { return }
    edited.insert(line.id)
    let event = Event(
      id: line.id, action: line.action, profile: line.profile,
      date: .moment(seconds: pick([1_000_000_000, 2_000_000_000]), offset: 0),
      content: .rated(pick(RandomStep.titles), .whole, pick(Score.all), date: nil))
    let text = String(decoding: EventLine(event).bytes, as: UTF8.self)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: lines[index] = text
    case 1: lines.insert(text, at: pick([index + 1, lines.count - 1]))
    default: return try service.add([text], &numbers)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }
}

extension RandomHistory {
  /// Restarts all devices, and then delivers all files and syncs until nothing changes. The first sync after a start is
  /// thorough.
  private func settle() async throws {
    for device in devices { try await device.reopen() }
    let owners = devices.flatMap { device in device.ownFiles.map { ($0, device.shared) } }
    try service.deliverArchives(&numbers)
    for _ in 0..<10 {
      var hasChanged = try service.deliverAll(Dictionary(uniqueKeysWithValues: owners))
      for device in devices {
        setTime(device)
        let report = try await device.sync()
        if report.written > 0 || report.merged.new > 0 { hasChanged = true }
      }
      if !hasChanged { return }
    }
    throw Violation("The devices never finish")
  }

  private func check() async throws {
    let state = try await DeviceState(devices[0].library)
    for device in devices.dropFirst() {
      if let difference = try await DeviceState(device.library).difference(from: state) { throw Violation(difference) }
    }
    let ids = state.journal.compactMap { EventLine(Array($0.utf8))?.id.description }
    guard ids.count == state.journal.count, Set(ids).count == ids.count else {
      throw Violation("The journal has an event twice")
    }
    let lines = Set(state.journal)
    let current = try await currentDevices()
    // An edited line can replace the event of a device that no longer exists.
    let replaceable = edited.filter { !current.contains($0.device) }.map(\.description)
    if let lost = acknowledged.filter({ !lines.contains($0.value) && !replaceable.contains($0.key) }).values.min() {
      throw Violation("An event is lost: \(lost)")
    }
    for device in devices {
      if let idle = try await device.eventsWithoutEffect().intersection(acknowledged.keys).min() {
        throw Violation("An event never takes effect: \(idle)")
      }
      if let recovery = device.recoveries.first { throw Violation("A library was damaged: \(recovery)") }
    }
    try checkOwnFiles()
    try await checkNewDevice(state)
  }

  private func currentDevices() async throws -> Set<DeviceID> {
    var current: Set<DeviceID> = []
    for device in devices {
      current.insert(try await device.library.file.read { try StateTable(database: $0).device() })
    }
    return current
  }

  /// A device's own file has each event once, except for those that it wrote again after an edit.
  private func checkOwnFiles() throws {
    for device in devices {
      for name in device.ownFiles {
        guard let content = try? String(contentsOf: device.shared.appending(path: name), encoding: .utf8) else {
          continue
        }
        let lines = content.split(separator: "\n").filter { line in
          EventLine(Array(line.utf8)).map { !edited.contains($0.id) } ?? false
        }
        guard Set(lines).count == lines.count else { throw Violation("The file \(name) has an event twice") }
      }
    }
  }

  /// A new device gets the same state from the folder, and so does a rebuild.
  private func checkNewDevice(_ state: DeviceState) async throws {
    let device = try await SimulatedDevice(9, in: root)
    for name in try service.names(in: devices[0].shared) {
      try FileManager.default.copyItem(
        at: devices[0].shared.appending(path: name), to: device.shared.appending(path: name))
    }
    guard try await device.sync().written == 0 else { throw Violation("The folder lacks an event") }
    if let difference = try await DeviceState(device.library).difference(from: state) {
      throw Violation("On a new device: \(difference)")
    }
    try await device.library.rebuild()
    if let difference = try await DeviceState(device.library).difference(from: state) {
      throw Violation("After a rebuild: \(difference)")
    }
  }
}
