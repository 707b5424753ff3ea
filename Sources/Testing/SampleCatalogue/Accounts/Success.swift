/// The response to a successful request.
struct Success: Sendable {
  let status: Int
  let body: JSON

  init(_ body: JSON, status: Int = 200) {
    self.status = status
    self.body = body
  }

  private init(_ status: Int, code: Int, _ message: String) {
    self.init(
      ["success": true, "status_code": .int(code), "status_message": .string(message)], status: status)
  }

  static let done = Success(201, code: 1, "Success.")
  static let updated = Success(201, code: 12, "The item/record was updated successfully.")
  static let deleted = Success(200, code: 13, "The item/record was deleted successfully.")
}
