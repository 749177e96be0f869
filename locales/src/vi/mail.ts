export const mail = {
  hello: 'Chào {name},',
  activate: {
    subject: 'Kích hoạt tài khoản Portico',
    text: 'Còn một bước nữa: bấm nút dưới đây để xác nhận e-mail này là của bạn. Liên kết dùng được một lần, trong 24 giờ.',
    button: 'Kích hoạt tài khoản',
  },
  already: {
    subject: 'Bạn đã có tài khoản Portico',
    text: 'Vừa có người đăng ký Portico bằng e-mail này, nhưng bạn đã có tài khoản. Nếu quên mật khẩu, bạn có thể đặt lại.',
    button: 'Đặt lại mật khẩu',
  },
  reset: {
    subject: 'Đặt lại mật khẩu Portico',
    text: 'Bấm nút dưới đây để đặt mật khẩu mới. Liên kết dùng được một lần, trong 30 phút.',
    button: 'Đặt mật khẩu mới',
  },
  changed: {
    subject: 'Mật khẩu Portico đã được đổi',
    text: 'Mật khẩu của bạn vừa được đổi và các thiết bị khác đã bị đăng xuất. Nếu không phải bạn làm, hãy đặt lại mật khẩu ngay.',
    button: 'Đặt lại mật khẩu',
  },
  moved: {
    subject: 'E-mail đăng nhập Portico đã được đổi',
    text: 'Tài khoản của bạn vừa chuyển sang một e-mail khác. Nếu không phải bạn làm, hãy liên hệ người quản trị Portico ngay.',
    button: 'Xem trợ giúp',
  },
  proof: {
    subject: 'Xác nhận e-mail cho Portico',
    text: 'Bấm nút dưới đây để thêm e-mail này vào tài khoản Portico của bạn. Hãy mở ở trình duyệt bạn đang đăng nhập. Liên kết dùng được trong 24 giờ.',
    button: 'Thêm e-mail này',
  },
  campaignApproval: {
    subject: '{page} mời bạn duyệt quảng cáo “{campaign}”',
    greeting: 'Chào {name},',
    text: '{page} sẽ chiếu quảng cáo của bạn trên trang Wi-Fi cho khách. Bấm nút bên dưới để xem trước, rồi đồng ý hoặc cho biết cần sửa gì. Quảng cáo chỉ chạy sau khi bạn đồng ý.',
    button: 'Xem và duyệt',
    closing: 'Liên kết có hiệu lực trong {days} ngày và không cần tài khoản.',
  },
  ignore: 'Nếu bạn không yêu cầu việc này, hãy bỏ qua thư; sẽ không có gì thay đổi.',
  notice: 'Portico gửi thư này vì có thay đổi trong tài khoản của bạn.',
  code: 'Mã Portico của bạn: {code}. Hết hạn sau 10 phút, đừng đưa cho ai.',
  alreadyText: 'Số này đã có tài khoản Portico. Hãy đăng nhập hoặc đặt lại mật khẩu.',
  outboxTitle: 'Hộp thư thử nghiệm',
  outboxEmpty: 'Chưa có thư nào được gửi.',
} as const
