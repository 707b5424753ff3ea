import Library
import LoadingState
import Localization

/// The text for a library that can be read but not changed.
extension LibraryError {
  /// The reason that changes can't be saved; `nil` for other errors.
  public var readOnlyText: String? {
    switch self {
    case .diskFull:
      tr("The disk is full. You can read your library, but changes can’t be saved until you free some space.")
    case .readOnly: tr("Your library’s folder is read-only. You can read your library, but changes can’t be saved.")
    case .newerVersion: tr("A later version of Matinee wrote your library. Update Matinee to change it.")
    default: nil
    }
  }
}

extension StateMessage {
  /// Creates the banner above all pages; returns `nil` if the library can be changed.
  public init?(readOnly reason: LibraryError?) {
    guard let reason, let text = reason.readOnlyText else { return nil }
    self.init(
      icon: "dialog-warning-symbolic", title: tr("Library Is Read-Only"), explanation: text,
      button: reason == .newerVersion ? nil : tr("Try Again"))
  }
}
