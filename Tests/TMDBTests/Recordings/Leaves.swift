import Foundation
import TMDB

/// The content of any model, determined by reflection: its number of rows, its texts and its numbers.
struct Leaves {
  private(set) var rows = 0
  private(set) var texts: Set<String> = []
  private(set) var numbers: Set<Double> = []

  init(of value: Any) {
    visit(value)
  }

  private mutating func visit(_ value: Any) {
    switch value {
    case let text as String:
      texts.insert(text)
      if let number = Double(text) { numbers.insert(number) }
    case let number as Int: numbers.insert(Double(number))
    case let number as Double: numbers.insert(number)
    case let path as ImagePath: texts.insert(path.rawValue)
    case let day as DayDate: texts.insert(day.description)
    case let url as URL: texts.insert(url.absoluteString)
    case is JSONValue, is Timestamp, is Date, is Bool: break
    default: visitMembers(of: value)
    }
  }

  private mutating func visitMembers(of value: Any) {
    let mirror = Mirror(reflecting: value)
    for child in mirror.children {
      let style = Mirror(reflecting: child.value).displayStyle
      if mirror.displayStyle == .collection, style == .struct || style == .enum { rows += 1 }
      visit(child.value)
    }
  }
}
