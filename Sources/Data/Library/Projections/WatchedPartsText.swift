import SQLiteFiles

/// The stored form of watched parts: a season per line with ranges of episodes, such as `1:1-8,10`. An asterisk is a
/// season or a show that was watched as a whole.
struct WatchedPartsText {
  let text: String

  init(_ parts: [TitlePart]) {
    var seasons: [Int: (isComplete: Bool, episodes: Set<Int>)] = [:]
    var lines: [String] = []
    for part in parts {
      switch part {
      case .whole: lines = ["*"]
      case .season(let season): seasons[season, default: (false, [])].isComplete = true
      case .episode(let season, let number): seasons[season, default: (false, [])].episodes.insert(number)
      }
    }
    for (number, season) in seasons.sorted(by: { $0.key < $1.key }) {
      let items = (season.isComplete ? ["*"] : []) + Self.ranges(of: season.episodes.sorted())
      lines.append("\(number):\(items.joined(separator: ","))")
    }
    text = lines.joined(separator: "\n")
  }

  private static func ranges(of numbers: [Int]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
  }
}

extension WatchedPartsText {
  /// Reads the parts of a stored text, in the order of the text.
  static func parts(in text: String) throws -> [TitlePart] {
    var parts: [TitlePart] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.elementsEqual("*".utf8) {
        parts.append(.whole)
        continue
      }
      let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard fields.count == 2 else { throw DamagedRow() }
      let season = try number(fields[0])
      for item in fields[1].split(separator: UInt8(ascii: ",")) {
        if item.elementsEqual("*".utf8) {
          parts.append(.season(season))
          continue
        }
        let bounds = try item.split(separator: UInt8(ascii: "-")).map(number)
        guard let first = bounds.first, let last = bounds.last, first <= last, last - first < maximumRange else {
          throw DamagedRow()
        }
        parts += (first...last).map { .episode(season: season, number: $0) }
      }
    }
    return parts
  }

  private static func number(_ digits: Substring.UTF8View) throws -> Int {
    guard let number = Int(Substring(digits)) else { throw DamagedRow() }
    return number
  }
}

/// More than the episodes of any season, so that a damaged row doesn't fill the memory.
private let maximumRange = 100_000
