import Containment

/// Records the faults that `body` raises, instead of stopping the program.
@MainActor func faults(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  let handler = ContainmentFault.handler
  ContainmentFault.handler = { messages.append($0.message) }
  defer { ContainmentFault.handler = handler }
  try body()
  return messages
}
