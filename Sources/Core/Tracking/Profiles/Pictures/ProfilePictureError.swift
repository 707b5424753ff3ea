import Foundation
import Localization

/// The reason that a picture can't be used.
public enum ProfilePictureError: LocalizedError, Hashable, Sendable {
  case noPicture, tooLarge, unreadable, unwritable

  public var errorDescription: String? {
    switch self {
    case .noPicture: tr("This file isn’t a JPEG or PNG picture. Choose another one.")
    case .tooLarge: tr("This picture is larger than 4 MB. Choose a smaller one.")
    case .unreadable: tr("Matinee can’t read this file. Choose another one.")
    case .unwritable: tr("Matinee can’t save the picture. Check that you can write to the data folder.")
    }
  }
}
