import Foundation
import SyntheticExports
import Testing

@testable import Fuzzing

/// Each fuzz target with its inputs, changed at random. `make fuzz` tries far more.
@Suite struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `A target has inputs, and its properties hold for them`(name: String) throws {
    let target = try target(name)
    let inputs = try Corpus.inputs(for: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let failure = target.failure(input.bytes)
      #expect(failure == nil, "\(input.file)")
    }
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `A target’s properties hold for randomly changed inputs`(name: String) throws {
    let target = try target(name)
    let inputs = try Corpus.inputs(for: name)
    var mutator = Mutator(seed: 1)
    for round in 0..<changedInputs {
      let input = inputs[round % inputs.count]
      let bytes = mutator.changed(input.bytes)
      let failure = target.failure(bytes)
      #expect(failure == nil, "\(input.file), round \(round): \(Data(bytes).base64EncodedString())")
    }
  }

  @Test func `Each folder of inputs is a target’s`() throws {
    #expect(try Corpus.folders == Set(FuzzTarget.all.map(\.name)))
  }

  @Test func `A failure is reported with the property that doesn’t hold`() {
    let target = FuzzTarget("halves") { bytes in try check(bytes.count < 3, "There are \(bytes.count) bytes.") }
    #expect(target.failure([1, 2]) == nil)
    #expect(target.failure([1, 2, 3]) == "There are 3 bytes.")
  }

  private func target(_ name: String) throws -> FuzzTarget {
    try #require(FuzzTarget.all.first { $0.name == name })
  }

  private let changedInputs = 600
}

/// The inputs in the source tree.
private enum Corpus {
  struct Input {
    let file: String
    let bytes: [UInt8]
  }

  static var folders: Set<String> {
    get throws {
      try Set(FileManager.default.contentsOfDirectory(atPath: tests.appending(path: "FuzzingTests/Corpus").path))
    }
  }

  static func inputs(for target: String) throws -> [Input] {
    let inputs = try files(in: tests.appending(path: "FuzzingTests/Corpus/\(target)"))
    return target == "response" ? try inputs + responses.get() : inputs
  }

  /// The responses of the tests of `TMDB`, each with the path of its endpoint in the first line.
  private static let responses = Result {
    let folder = tests.appending(path: "TMDBTests/Fixtures/Responses")
    return try files(in: folder).map { input in
      let path = "/" + input.file.replacing(/(\+[a-z-]+)?(\.[a-z]+)?\.json/, with: "").replacing("/id", with: "/{}")
      return Input(file: input.file, bytes: Array("\(path)\n".utf8) + input.bytes)
    }
  }

  private static func files(in folder: URL) throws -> [Input] {
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { file in
      (try? Data(contentsOf: folder.appending(path: file))).map { Input(file: file, bytes: Array($0)) }
    }
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
}

/// Seeded random changes to inputs.
private struct Mutator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<6, using: &random) where !bytes.isEmpty { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    let special = Array("\0\n\r\",;[]{}\\-09".utf8) + [0xE9, 0xFF]
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[index] = special.randomElement(using: &random) ?? 0
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(special.randomElement(using: &random) ?? 0, at: index)
    case 4: bytes.removeSubrange(index...)
    case 5: bytes.insert(contentsOf: bytes[index...].prefix(20), at: Int.random(in: 0...bytes.count, using: &random))
    default: bytes += bytes[index...].prefix(200)
    }
  }
}
