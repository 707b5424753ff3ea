import Foundation
import Testing

@testable import Library

/// An unreadable machine id, as in a process without free file descriptors: the library retains its device id.
@Suite(.timeLimit(.minutes(5))) struct MachineAttackTests {
  private let place: Place

  init() throws { place = try Place() }

  @Test("A library keeps its device while the machine can't be told")
  func unreadable() async throws {
    #expect(try await place.open().rate(.alien, .stars(1), by: .owner)?.device == DeviceID(number: 1))
    place.machine = nil
    #expect(try await place.open().rate(.alien, .stars(2), by: .owner)?.device == DeviceID(number: 1))
    place.machine = "machine"
    #expect(try await place.open().rate(.alien, .stars(3), by: .owner)?.device == DeviceID(number: 1))
  }

  @Test("A library that was made while the machine couldn't be told keeps its device")
  func unknown() async throws {
    place.machine = nil
    #expect(try await place.open().rate(.alien, .stars(1), by: .owner)?.device == DeviceID(number: 1))
    place.machine = "machine"
    #expect(try await place.open().rate(.alien, .stars(2), by: .owner)?.device == DeviceID(number: 1))
    place.machine = "another"
    #expect(try await place.open().rate(.alien, .stars(3), by: .owner)?.device == DeviceID(number: 2))
  }

  @Test("An id that can't be read isn't replaced by the host's name, and one that is missing is")
  func files() throws {
    let missing = place.folder.appending(path: "missing").path
    // A folder in place of the machine id file can't be read.
    #expect(thisMachine([place.folder.path, missing]) == nil)
    #expect(thisMachine([missing, place.folder.path]) == nil)
    let id = place.folder.appending(path: "machine-id")
    try Data("0123\n".utf8).write(to: id)
    #expect(thisMachine([missing, id.path]) != nil && thisMachine([missing, id.path]) != thisMachine([missing]))
    #expect(thisMachine([missing]) != nil)
  }
}
