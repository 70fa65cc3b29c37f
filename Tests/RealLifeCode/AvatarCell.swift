import UIKitShim

final class AvatarCell: UITableViewCell {
  static let reuseIdentifier = "AvatarCell"
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  var onTapAvatar: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 22
    avatar.layer.borderWidth = 1
    avatar.layer.borderColor = UIColor.separator.cgColor
    avatar.isUserInteractionEnabled = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.numberOfLines = 2
    nameLabel.adjustsFontForContentSizeCategory = true
    contentView.addSubview(avatar)
    contentView.addSubview(nameLabel)
    separatorInset = UIEdgeInsets(top: 0, left: 76, bottom: 0, right: 0)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.frame = CGRect(x: 16, y: 8, width: 44, height: 44)
    nameLabel.frame = CGRect(x: 76, y: 8, width: contentView.bounds.width - 92, height: 44)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatar.image = nil
    onTapAvatar = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    nameLabel.textColor = selected ? tintColor : .label
  }

  func configure(name: String, image: UIImage?) {
    nameLabel.text = name
    avatar.image = image
  }
}

final class PeopleViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AvatarCell.self, forCellReuseIdentifier: AvatarCell.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: AvatarCell.reuseIdentifier, for: indexPath) as? AvatarCell
    else { return UITableViewCell() }
    cell.configure(name: "Person \(indexPath.row)", image: nil)
    return cell
  }
}
