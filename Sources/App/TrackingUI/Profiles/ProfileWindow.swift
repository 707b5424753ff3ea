import Containment
import Foundation
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The dialog for editing a profile: names, role, teams and a picture.
final class ProfileWindow {
  /// The dialog's content.
  struct Request {
    /// The title in header capitalization.
    var title: String
    /// The label of the button that confirms.
    var button: String
    var draft = ProfileDraft()

    /// A request for a new profile.
    static let adding = Request(title: tr("Add Profile"), button: tr("Add Profile"))

    /// A request for turning a guest into a profile.
    static let savingGuest = Request(title: tr("Save as New Profile"), button: tr("Save"))

    /// Returns a request for an existing profile.
    static func editing(_ user: User) -> Request {
      Request(title: tr("Edit Profile"), button: tr("Save"), draft: ProfileDraft(user.fields))
    }
  }

  private let request: Request
  private let pictures: ProfilePictures
  private let desktop: Desktop
  private let window: Window
  private let avatar: AvatarView
  private let fields = ProfileFieldRows()
  private let choosing = Button(label: tr("Choose Picture…"))
  private let removing = Button(label: tr("Remove Picture"))
  private let submit: Button
  private let accept: (ProfileDraft) async -> Bool
  private var picture: String?

  /// - Parameters:
  ///   - pictures: Stores the chosen picture.
  ///   - accept: Saves the profile. Returns `false` to keep the dialog open.
  @discardableResult
  static func present(
    _ request: Request, _ pictures: ProfilePictures, images: any ImageProviding, desktop: Desktop,
    over parent: Window?, accept: @escaping (ProfileDraft) async -> Bool
  ) -> Window {
    let profile = ProfileWindow(request, pictures, images, desktop, over: parent, accept)
    profile.window.present()
    profile.fields.firstName.focus()
    return profile.window
  }

  /// Presents the dialog with the app's dependencies.
  @discardableResult
  static func present(
    _ request: Request, _ app: TrackingDependencies, over parent: Window?,
    accept: @escaping (ProfileDraft) async -> Bool
  ) -> Window {
    present(
      request, app.session.pictures, images: app.images, desktop: app.desktop, over: parent, accept: accept)
  }

  private init(
    _ request: Request, _ pictures: ProfilePictures, _ images: any ImageProviding, _ desktop: Desktop,
    over parent: Window?, _ accept: @escaping (ProfileDraft) async -> Bool
  ) {
    self.request = request
    self.pictures = pictures
    self.desktop = desktop
    self.accept = accept
    avatar = AvatarView(images: images, size: 96)
    submit = Button(label: request.button)
    picture = request.draft.picture
    window = Window(dialogFor: parent)
    window.title = request.title
    window.setDefaultSize(width: 440, height: 600)
    window.setMinimumSize(width: 360)
    fields.show(request.draft)
    window.setContent(makeContent())
    connect()
    showPicture()
    window.retainOwner(self)
  }
}

extension ProfileWindow {
  private var draft: ProfileDraft {
    var draft = fields.draft
    draft.picture = picture
    return draft
  }

  private func connect() {
    fields.onEdit = { [weak self] in self?.showPicture() }
    fields.onSubmit = { [weak self] in self?.finish() }
    submit.onClick { [weak self] in self?.finish() }
    choosing.onClick { [weak self] in self?.choosePicture() }
    removing.onClick { [weak self] in
      self?.picture = nil
      self?.showPicture()
      self?.choosing.focus()
    }
    window.addShortcut("Escape") { [weak window] in
      window?.close()
      return true
    }
  }

  private func showPicture() {
    avatar.show(name: draft.fields.name, picture: pictures.address(of: picture))
    removing.isVisible = picture != nil
  }

  private func choosePicture() {
    Task { [weak self, desktop, pictures] in
      guard let path = await desktop.chooseExisting(tr("Choose a Picture"), tr("_Choose"), self?.window) else { return }
      do throws(ProfilePictureError) {
        self?.picture = try await pictures.add(URL(filePath: path))
        self?.showPicture()
      } catch {
        self?.fields.show(problem: error.localizedDescription, at: nil)
      }
    }
  }

  private func finish() {
    if let problem = draft.problem { return fields.show(problem: problem.sentence, at: problem.part) }
    submit.isSensitive = false
    Task { [weak self, accept, draft] in
      let isDone = await accept(draft)
      if isDone { self?.window.close() } else { self?.submit.isSensitive = true }
    }
  }

  private func makeContent() -> Widget {
    submit.addStyle("suggested-action", "pill")
    submit.horizontalAlignment = .center
    avatar.widget.horizontalAlignment = .center
    let buttons = LayoutBox.wrapping([choosing, removing], spacing: 6)
    buttons.horizontalAlignment = .center
    let body = Box(.vertical, spacing: 18, [avatar.widget, buttons, fields.widget, submit])
    body.setMargins(top: 6, bottom: 24, start: 12, end: 12)
    let scrolled = ScrolledWindow(Clamp(body, maximumWidth: PageMetrics.formWidth))
    scrolled.isFocusable = false
    scrolled.expandsVertically = true
    return Box(.vertical, [HeaderBar(), scrolled])
  }
}
