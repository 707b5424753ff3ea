// Writes to a library as fast as it can until it is killed, and prints the ID of each write once it is on disk. Given a
// film's source, number and name, it instead creates a household with activity about that film, and exits.
import Foundation
import Library
import TitleIdentity

guard [2, 5].contains(CommandLine.arguments.count) else { exit(2) }
let library = try await Library.open(in: URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory))
if CommandLine.arguments.count == 5 {
  guard let number = Int(CommandLine.arguments[3]) else { exit(2) }
  let source = TitleSource(rawValue: CommandLine.arguments[2])
  try await makeHousehold(in: library, TitleReference(source, .movie, number, name: CommandLine.arguments[4]))
  exit(0)
}
var generator = SystemRandomNumberGenerator()
while true {
  let title = TitleReference(.sample, .movie, .random(in: 1...50), name: "A film", year: 1979)
  let action: EventID?
  switch Int.random(in: 0..<6) {
  case 0: action = try await library.watch(title, on: .year(2020), by: .owner)
  case 1: action = try await library.add(title, to: .watchlist(of: .owner), by: .owner)
  case 2: action = try await library.remove(title.key, from: .watchlist(of: .owner), by: .owner)
  case 3:
    guard let last = try await library.lastAction(of: .owner) else { continue }
    action = try await library.undo(last, by: .owner)
  default:
    guard let score = Score.all.randomElement(using: &generator) else { exit(1) }
    action = try await library.rate(title, score, by: .owner)
  }
  if let action { FileHandle.standardOutput.write(Data("\(action)\n".utf8)) }
}
