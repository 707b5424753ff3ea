import Foundation

/// The reason that a picture can't be used.
public enum ProfilePictureError: LocalizedError, Hashable, Sendable {
  case noPicture, tooLarge, unreadable, unwritable

  public var errorDescription: String? {
    switch self {
    case .noPicture: "This file is neither a JPEG nor a PNG picture."
    case .tooLarge: "This picture is larger than 4 MB. Choose a smaller one."
    case .unreadable: "This file cannot be read."
    case .unwritable: "The picture cannot be saved. Check that the data folder can be written."
    }
  }
}
