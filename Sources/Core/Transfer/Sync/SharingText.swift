import AppFoundation
import Foundation
import Library
import Localization
import Tracking

// The text that reports the result of a sync with the shared folder.
extension SharedFolder.Report {
  /// A problem that lasts until the user does something about it; `nil` if there is none.
  public var problem: String? {
    if let file = newer.first { return newerText(BoundedText.line(file, maximumLength: 60)) }
    if !unreadable.isEmpty { return unreadableText }
    if let file = links.first { return linkText(BoundedText.line(file, maximumLength: 60)) }
    if let file = tooLarge.first { return tooLargeText(BoundedText.line(file, maximumLength: 60)) }
    if omitted > 0 {
      return tr(
        one: """
          The folder has more than {limit} journals, and Matinee skipped {count} file. \
          Remove copies that your sync program made.
          """,
        other: """
          The folder has more than {limit} journals, and Matinee skipped {count} files. \
          Remove copies that your sync program made.
          """, count: omitted, ["limit": "\(SharedFolder.maximumFileCount)"])
    }
    return nil
  }

  private func newerText(_ file: String) -> String {
    if newer.count == 1 {
      return tr(
        """
        A later version of Matinee wrote “{file}” in the folder. Update Matinee on this device to merge it.
        """, ["file": file])
    }
    return tr(
      one: """
        A later version of Matinee wrote “{file}” and {count} more in the folder. \
        Update Matinee on this device to merge them.
        """,
      other: """
        A later version of Matinee wrote “{file}” and {count} more in the folder. \
        Update Matinee on this device to merge them.
        """, count: newer.count - 1, ["file": file])
  }

  private var unreadableText: String {
    let files = unreadable.prefix(3).map { "“\(BoundedText.line($0, maximumLength: 60))”" }.joined(separator: ", ")
    if unreadable.count <= 3 {
      return tr(
        one: "Matinee can’t read {files} in the folder. Check its permissions.",
        other: "Matinee can’t read {files} in the folder. Check their permissions.", count: unreadable.count,
        ["files": files])
    }
    return tr(
      one: "Matinee can’t read {files} and {count} more in the folder. Check their permissions.",
      other: "Matinee can’t read {files} and {count} more in the folder. Check their permissions.",
      count: unreadable.count - 3, ["files": files])
  }

  private func tooLargeText(_ file: String) -> String {
    if tooLarge.count == 1 {
      return tr("“{file}” in the folder is too large for a journal, so Matinee skipped it. Remove it.", ["file": file])
    }
    return tr(
      one: "“{file}” and {count} more in the folder are too large for journals, so Matinee skipped them. Remove them.",
      other:
        "“{file}” and {count} more in the folder are too large for journals, so Matinee skipped them. Remove them.",
      count: tooLarge.count - 1, ["file": file])
  }

  private func linkText(_ file: String) -> String {
    if links.count == 1 {
      return tr(
        """
        “{file}” in the folder is a link to a place outside it, so Matinee ignored it. \
        Put the file itself there, or remove the link.
        """, ["file": file])
    }
    return tr(
      one: """
        “{file}” and {count} more in the folder is a link to a place outside it, so Matinee ignored it. \
        Put the file itself there, or remove the link.
        """,
      other: """
        “{file}” and {count} more in the folder is a link to a place outside it, so Matinee ignored it. \
        Put the file itself there, or remove the link.
        """, count: links.count - 1, ["file": file])
  }

  /// A finding that is reported only once; `nil` if there is none.
  public var notice: String? {
    if merged.postponed > 0 {
      return tr(
        one: """
          {count} change in the folder is dated 2046 or later, and doesn’t count. Check the clocks of your devices.
          """,
        other: """
          {count} changes in the folder are dated 2046 or later, and don’t count. Check the clocks of your devices.
          """, count: merged.postponed)
    }
    if merged.conflicting > 0 {
      return tr(
        one: """
          {count} change has the same number as another one, and only one of them counts. \
          This happens when a library is copied on one computer. Use only one of the copies.
          """,
        other: """
          {count} changes have the same number as another one, and only one of them counts. \
          This happens when a library is copied on one computer. Use only one of the copies.
          """, count: merged.conflicting)
    }
    return newlyDamaged.first.map { damagedText(BoundedText.line($0, maximumLength: 80)) }
  }

  private func damagedText(_ file: String) -> String {
    let damage =
      newlyDamaged.count == 1
      ? tr("Some lines of “{file}” in the folder are damaged.", ["file": file])
      : tr(
        one: "Some lines of “{file}” and {count} more in the folder are damaged.",
        other: "Some lines of “{file}” and {count} more in the folder are damaged.", count: newlyDamaged.count - 1,
        ["file": file])
    let advice = tr(
      """
      Matinee merged everything else. If your sync program made this copy in a conflict, delete it. \
      Otherwise open Matinee on the device that wrote it, which then adds what is missing.
      """)
    return "\(damage) \(advice)"
  }

  /// The result for the command line: "3 changes received, 2 sent. 2 devices share this folder."
  public var summary: String {
    // Translators: For example, “3 changes received, 2 sent.”
    let changes = tr(
      "{received}, {sent}.",
      [
        "received": tr(one: "{count} change received", other: "{count} changes received", count: merged.new),
        "sent": tr(one: "{count} sent", other: "{count} sent", count: written),
      ])
    let sharing = tr(
      one: "{count} device shares this folder.", other: "{count} devices share this folder.", count: devices)
    return "\(changes) \(sharing)"
  }
}

extension SharedPictures.Report {
  /// A sentence about pictures that couldn't be synced; `nil` if there are none.
  public var problem: String? {
    switch refused.count {
    case 0:
      isUnwritable
        ? tr("Matinee can’t save profile pictures in the folder. Check its permissions and the free disk space.") : nil
    case 1:
      tr(
        "Matinee skipped “{file}” in the folder because it isn’t a supported picture.",
        ["file": BoundedText.line(refused[0], maximumLength: 60)])
    default:
      tr(
        one: "Matinee skipped {count} file in the folder because it isn’t a supported picture.",
        other: "Matinee skipped {count} files in the folder because they aren’t supported pictures.",
        count: refused.count)
    }
  }
}

extension LibraryError {
  /// Returns a sentence that explains a problem with a shared folder and its solution.
  public func sharingSentence(_ folder: URL) -> String {
    switch self {
    case .notFound:
      tr(
        "The folder {folder} doesn’t exist. Restore or create it, or choose another one.",
        ["folder": BoundedText.line(folder.path)])
    case .ownFolder:
      tr("{folder} holds Matinee’s own files. Choose another folder.", ["folder": BoundedText.line(folder.path)])
    case .diskFull:
      tr(
        """
        The disk with the shared folder is full. Free some space. \
        Matinee merged changes from other devices, and will add yours later.
        """)
    case .readOnly:
      tr(
        """
        The shared folder is read-only. Make it writable. \
        Matinee merged changes from other devices, and will add yours later.
        """)
    case .unreadable, .unwritable:
      tr("Matinee can’t read or write the shared folder. Check its permissions and whether its disk is connected.")
    case .duringSync(let error): error.sentence
    default: sentence
    }
  }
}
