import Foundation

/// The paths of all fields in a JSON value, such as `results.genre_ids`.
///
/// Arrays add nothing to a path, and `*` stands for any country code.
func fieldPaths(of body: Data) throws -> Set<String> {
  fieldPaths(of: try JSONSerialization.jsonObject(with: body))
}

/// Returns the paths of all fields in a value of `JSONSerialization`, which starts at the given path.
func fieldPaths(of value: Any, below start: String = "") -> Set<String> {
  if let array = value as? [Any] {
    return array.reduce(into: []) { $0.formUnion(fieldPaths(of: $1, below: start)) }
  }
  guard let object = value as? [String: Any] else { return [] }
  return object.reduce(into: []) { paths, member in
    let path = joined(start, to: member.key)
    paths.insert(path)
    paths.formUnion(fieldPaths(of: member.value, below: path))
  }
}

/// Returns the path of a field, with `*` in place of a country code.
func joined(_ start: String, to field: String) -> String {
  let name = field.wholeMatch(of: /[A-Z]{2}(-[A-Z]{2,3})?/) == nil ? field : "*"
  return start.isEmpty ? name : start + "." + name
}
