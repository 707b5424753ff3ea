/// An array that drops unreadable rows instead of failing, and counts them in the ``DecodingReport``.
public struct LossyArray<Element: Decodable>: Decodable {
  /// The rows that could be decoded, in order.
  public var elements: [Element]

  /// Creates an array from existing rows.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Decodes an array row by row.
  ///
  /// - Throws: `DecodingError` if the value is not an array, or if more than 10,000 rows are unreadable.
  public init(from decoder: any Decoder) throws {
    let report = decoder.userInfo[.decodingReport] as? DecodingReport
    var rows = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(rows.count ?? 0)
    var unreadable = 0
    while !rows.isAtEnd {
      let index = rows.currentIndex
      if let element = try? rows.decode(Element.self) {
        elements.append(element)
        continue
      }
      unreadable += 1
      guard unreadable <= maximumUnreadableRows else {
        throw DecodingError.dataCorruptedError(in: rows, debugDescription: "Too many unreadable rows.")
      }
      report?.dropped(at: rows.codingPath + [RowKey(index)])
      _ = try? rows.decode(Anything.self)
      guard rows.currentIndex > index else { break }
    }
    self.elements = elements
  }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

extension LossyArray: RandomAccessCollection {
  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(position: Int) -> Element { elements[position] }
}

/// A dictionary that drops unreadable entries, as ``LossyArray`` drops unreadable rows.
struct LossyMap<Element: Decodable>: Decodable {
  var elements: [String: Element] = [:]

  init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    for key in row.container.allKeys {
      if let element = try? row.container.decode(Element.self, forKey: key) {
        elements[key.stringValue] = element
      } else {
        row.report?.dropped(at: row.container.codingPath + [key])
      }
    }
  }
}

/// The limit on unreadable rows. Each one costs a thrown error, and a large response could contain millions.
private let maximumUnreadableRows = 10_000

private struct Anything: Decodable {
  init(from decoder: any Decoder) throws {}
}

private struct RowKey: CodingKey {
  let index: Int
  var stringValue: String { String(index) }
  var intValue: Int? { index }

  init(_ index: Int) {
    self.index = index
  }

  init?(stringValue: String) {
    nil
  }

  init?(intValue: Int) {
    index = intValue
  }
}
