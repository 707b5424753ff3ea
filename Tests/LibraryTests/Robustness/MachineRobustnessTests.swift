import Foundation
import Testing

@testable import Library

/// An unreadable machine ID, as in a process without free file descriptors: the library retains its device ID.
@Suite(.timeLimit(.minutes(5))) struct MachineRobustnessTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  @Test func `Library retains its device ID while the machine is unknown`() async throws {
    #expect(try await fixture.open().rate(.alien, .stars(1), by: .owner)?.device == DeviceID(number: 1))
    fixture.machine = nil
    #expect(try await fixture.open().rate(.alien, .stars(2), by: .owner)?.device == DeviceID(number: 1))
    fixture.machine = "machine"
    #expect(try await fixture.open().rate(.alien, .stars(3), by: .owner)?.device == DeviceID(number: 1))
  }

  @Test func `Library created on an unknown machine retains its device ID on the next one`() async throws {
    fixture.machine = nil
    #expect(try await fixture.open().rate(.alien, .stars(1), by: .owner)?.device == DeviceID(number: 1))
    fixture.machine = "machine"
    #expect(try await fixture.open().rate(.alien, .stars(2), by: .owner)?.device == DeviceID(number: 1))
    fixture.machine = "another"
    #expect(try await fixture.open().rate(.alien, .stars(3), by: .owner)?.device == DeviceID(number: 2))
  }

  @Test func `Host name replaces a missing machine ID, but not an unreadable one`() throws {
    let missing = fixture.folder.appending(path: "missing").path
    // A folder in place of the machine ID file can't be read.
    #expect(machineIdentifier([fixture.folder.path, missing]) == nil)
    #expect(machineIdentifier([missing, fixture.folder.path]) == nil)
    let id = fixture.folder.appending(path: "machine-id")
    try Data("0123\n".utf8).write(to: id)
    #expect(
      machineIdentifier([missing, id.path]) != nil
        && machineIdentifier([missing, id.path]) != machineIdentifier([missing]))
    #expect(machineIdentifier([missing]) != nil)
  }
}
