/// An error response with TMDB's message, status code and HTTP status.
struct ErrorResponse: Error {
  let status: Int
  let body: JSON

  init(_ status: Int, code: Int, _ message: String) {
    self.status = status
    body = ["success": false, "status_code": .int(code), "status_message": .string(message)]
  }

  private init(_ status: Int, _ body: JSON) {
    self.status = status
    self.body = body
  }

  /// Creates the bare list of messages that TMDB returns for some missing parameters.
  init(errors: [String]) {
    status = 422
    body = ["errors": .strings(errors)]
  }

  static let notPermitted = ErrorResponse(
    401, code: 3, "Authentication failed: You do not have permissions to access the service.")
  static let invalidParameters = ErrorResponse(
    422, code: 5, "Invalid parameters: Your request parameters are incorrect.")
  static let invalidKey = ErrorResponse(401, code: 7, "Invalid API key: You must be granted a valid key.")
  static let internalError = ErrorResponse(500, code: 11, "Internal error: Something went wrong, contact TMDB.")
  /// This error has one key more than the others.
  static let sessionDenied = ErrorResponse(
    401,
    [
      "success": false, "failure": true, "status_code": 17, "status_message": "Session denied.",
    ])
  static let validationFailed = ErrorResponse(400, code: 18, "Validation failed.")
  static let invalidPage = ErrorResponse(
    400, code: 22, "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")
  static let invalidDate = ErrorResponse(400, code: 23, "Invalid date: Format needs to be YYYY-MM-DD.")
  static let tooManyAppended = ErrorResponse(
    400, code: 27, "Too many append to response objects: The maximum number of remote calls is 20.")
  static let invalidLogin = ErrorResponse(
    401, code: 30, "Invalid username and/or password: You did not provide a valid login.")
  static let invalidRequestToken = ErrorResponse(
    401, code: 33, "Invalid request token: The request token is either expired or invalid.")
  static let notFound = ErrorResponse(404, code: 34, "The resource you requested could not be found.")
  static let sessionNotFound = ErrorResponse(404, code: 37, "The requested session could not be found.")
  static let methodNotSupported = ErrorResponse(
    405, code: 42, "This request method is not supported for this resource.")
}
