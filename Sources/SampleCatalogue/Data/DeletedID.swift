/// The last id of each kind is of something that was there and was deleted: asked for, it is not found.
enum DeletedID: Int, Sendable {
  case film = 919_999_999
  case series = 929_999_999
  case person = 939_999_999
}
