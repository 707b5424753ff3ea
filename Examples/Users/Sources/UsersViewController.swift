import Containment
import GTK

/// The list of users. It only connects the other parts: it passes the loaded users to the data source, and the data
/// source's rows to the view.
public final class UsersViewController: ViewController, StatefulContentLoadable {
  private let users: UserController
  private let usersView: UsersView
  private var dataSource: UsersDataSource {
    didSet { showRows() }
  }

  /// - Parameter selected: The IDs of the initially selected users.
  public init(_ users: UserController, pictures: any ImageProviding, selected: Set<User.ID> = []) {
    self.users = users
    usersView = UsersView(pictures)
    dataSource = UsersDataSource(selected: selected)
    super.init(title: UsersText.title)
  }

  public override func loadView() { view = usersView.widget }

  public override func viewDidLoad() {
    super.viewDidLoad()
    usersView.onActivate = { [weak self] in self?.dataSource.toggleSelection(of: $0) }
  }

  public func loadContent() async -> LoadResult {
    switch await users.fetchUsers() {
    case .success(let users):
      dataSource.users = users
      return .content
    case .failure(let error): return .failure(UsersText.message(error))
    }
  }

  private func showRows() {
    let rows = dataSource.rows
    usersView.show(rows, summary: UsersText.summary(of: rows, skipped: users.skippedCount))
  }
}
