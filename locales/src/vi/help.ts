export const help = {
  title: 'Trợ giúp',
  lead: 'Những việc chủ quán hay cần nhất, không cần rành kỹ thuật.',
  contents: 'Trong trang này',
  back: 'Mở Portico',
  topics: {
    start: {
      title: 'Bắt đầu',
      one: 'Tạo tài khoản, tạo trang cho quán, rồi làm theo danh sách ở màn hình Tổng quan: mỗi bước được tự đánh dấu khi xong.',
      two: 'Chưa có router trong tay? Bấm “Thử ngay không cần router” để xem trang chào như khách thấy. Lượt thử không tính vào số liệu.',
      three: 'Xong khi danh sách báo khách đầu tiên đã lên mạng.',
    },
    router: {
      title: 'Kết nối router hoặc bộ phát Wi-Fi',
      one: 'Vào Thiết bị, bấm thêm, chọn loại thiết bị và đặt tên dễ nhớ, ví dụ “Quầy thu ngân”.',
      two: 'Portico soạn sẵn cấu hình riêng cho thiết bị đó. Sao chép từng phần và dán vào trang quản trị của router, đúng thứ tự.',
      three:
        'Khởi động lại router. Khi nó kết nối lần đầu, trạng thái chuyển thành đang hoạt động, không cần tải lại trang.',
    },
    welcome: {
      title: 'Khách không thấy trang chào',
      one: 'Nhờ khách quên mạng Wi-Fi rồi kết nối lại, hoặc mở trình duyệt và vào neverssl.com.',
      two: 'Điện thoại đang bật VPN hoặc DNS riêng sẽ không thấy trang chào. Tắt tạm, đăng nhập xong bật lại.',
      three:
        'Vẫn không được? Xem thiết bị có đang hoạt động không và địa chỉ trang chào trong cấu hình có đúng từng chữ không.',
    },
    offline: {
      title: 'Thiết bị báo mất kết nối',
      one: 'Kiểm tra điện và dây mạng. Mất điện ngắn thì đợi năm phút.',
      two: 'Router phải ra được Internet và đồng hồ của nó phải đúng; sai giờ thì chữ ký bảo mật bị từ chối.',
      three: 'Đổi mật khẩu router hay cài lại từ đầu? Mở lại hướng dẫn cài đặt của thiết bị và dán lại cấu hình.',
    },
    team: {
      title: 'Mời người cùng làm',
      one: 'Vào Thành viên, nhập e-mail hoặc số di động, chọn vai trò. Lời mời có hiệu lực 7 ngày.',
      two: 'Nhân viên chỉ thấy trong ngày; người xem báo cáo không đổi được gì; quản lý điều hành mọi việc trừ tiền và xóa trang.',
      three: 'Người bị gỡ mất quyền trong vài giây, trên mọi thiết bị đang mở.',
    },
    signIn: {
      title: 'Không đăng nhập được',
      one: 'Quên mật khẩu: bấm “Quên mật khẩu?” ở màn hình đăng nhập. Liên kết dùng được một lần, trong 30 phút.',
      two: 'Không thấy thư? Xem mục thư rác, rồi bấm gửi lại.',
      three: 'Mất điện thoại có ứng dụng xác thực: dùng một mã dự phòng, rồi vào Cài đặt tài khoản để tạo bộ mã mới.',
    },
    numbers: {
      title: 'Các con số nghĩa là gì',
      one: 'Một lượt ghé được tính khi thiết bị xác nhận khách đã lên mạng, không phải khi khách chỉ mở trang chào.',
      two: 'Mỗi khách được đếm một lần trong khoảng thời gian bạn xem, dù kết nối lại nhiều lần.',
      three: 'Ngày tính theo múi giờ của quán, đặt trong Thông tin trang.',
    },
    privacy: {
      title: 'Dữ liệu của khách',
      one: 'Chỉ hỏi điều bạn thật sự cần. Đồng ý nhận tin luôn là một ô riêng, khách tự đánh dấu.',
      two: 'Bạn chọn ai được xem tên và số điện thoại của khách ở mục Thành viên.',
      three:
        'Khách muốn xóa dữ liệu thì bạn phải xóa. Trang đã xóa được giữ 30 ngày để khôi phục, sau đó bị xóa vĩnh viễn.',
    },
  },
} as const
