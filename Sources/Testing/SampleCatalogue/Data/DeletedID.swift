/// The IDs of deleted entries. Lists of changes contain them, but requests for them return "not found".
enum DeletedID: Int, Sendable {
  case movie = 919_999_999
  case show = 929_999_999
  case person = 939_999_999
}
