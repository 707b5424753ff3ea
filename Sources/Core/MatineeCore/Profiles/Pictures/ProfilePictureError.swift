import Foundation

/// The reason that a picture can't be used.
public enum ProfilePictureError: LocalizedError, Hashable, Sendable {
  case noPicture, tooLarge, unreadable, unwritable

  public var errorDescription: String? {
    switch self {
    case .noPicture: "This file isn’t a JPEG or PNG picture. Choose another one."
    case .tooLarge: "This picture is larger than 4 MB. Choose a smaller one."
    case .unreadable: "This file can’t be read. Choose another one."
    case .unwritable: "The picture can’t be saved. Check that you can write to the data folder."
    }
  }
}
