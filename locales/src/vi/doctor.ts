import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Vì sao khách không vào được mạng?',
  lead: 'Từng chặng từ điện thoại tới Internet, theo những gì đã ghi lại.',
  search: 'Khách, máy của khách hoặc thiết bị Wi-Fi',
  placeholder: 'Tên, đuôi số điện thoại, địa chỉ MAC hoặc mã NAS',
  examine: 'Kiểm tra',
  back: 'Một giờ qua',
  lastHour: 'Một giờ qua',
  tried: 'Đã thử',
  online: 'Vào được mạng',
  others: 'Chưa vào được',
  allGood: 'Mọi khách đã thử đều vào được mạng, không gói tin nào bị từ chối.',
  quiet: {
    title: 'Một giờ qua chưa có khách nào thử vào mạng',
    text: 'Khi có điện thoại mở trang chào, từng chặng sẽ hiện ở đây.',
  },
  nobody: {
    title: 'Không tìm thấy kết quả',
    text: 'Thử tìm theo địa chỉ MAC, xem trong phần cài đặt Wi-Fi trên điện thoại của khách.',
  },
  count: '{count, plural, other {# người}}',
  atStep: 'ở bước “{step}”',
  onDevice: 'trên {device}',
  said: 'Thiết bị báo: {detail}',
  fix: 'Cách sửa',
  packets: '{count, plural, other {# gói tin}} từ {address}, lần cuối {when}',
  turnedAway: '{count, plural, other {# lượt khách}}, lần cuối {when}',
  openSince: 'Dừng từ {when}',
  manyAddresses: 'nhiều địa chỉ',
  drops: {
    'wrong-secret': 'Sai khóa bí mật RADIUS trên {device}',
    'no-message-authenticator': '{device} gửi gói tin không có chữ ký',
    'unknown-gateway': 'Có thiết bị dùng mã “{said}”, giống {device} nhưng không trùng mã',
    'wrong-key': '{device} chuyển khách tới kèm khóa không khớp',
    'shared-name': '{device}: nơi khác cũng dùng mã NAS này',
    'two-boxes': '{device} gửi xen kẽ từ hai địa chỉ',
    'clock-off': 'Đồng hồ của {device} chạy sai',
    'portal-unseen': 'Có máy vào Wi-Fi của {device} nhưng không máy nào mở được trang chào',
    'wifi-open': 'Wi-Fi của {device} đang mở cho tất cả mọi người',
  },
  dropFixes: {
    'wrong-secret':
      'Sao chép lại khóa bí mật RADIUS từ phần cài đặt của thiết bị, hoặc tạo khóa mới rồi dán vào thiết bị.',
    'no-message-authenticator':
      'Bật Message-Authenticator trên thiết bị. Nếu không được, chọn “Thiết bị đời cũ” khi sửa thiết bị.',
    'unknown-gateway': 'Đặt NAS-Identifier trên thiết bị đúng như mã NAS ở đây, kể cả chữ hoa chữ thường.',
    'wrong-key':
      'Sao chép lại khóa (faskey của openNDS, uamsecret của CoovaChilli) từ phần cài đặt của thiết bị rồi khởi động lại chương trình đó. Kiểm tra thêm mức FAS trên router có trùng mức đã chọn ở đây không.',
    'shared-name':
      'Có thiết bị dùng mã này gửi gói tin với khóa không khớp. Nếu là của quán: đổi sang mã NAS riêng ở đây và trên thiết bị, rồi sao chép lại khóa bí mật RADIUS.',
    'two-boxes':
      'Nếu hai bộ phát dùng chung mã NAS, hãy thêm bộ thứ hai thành thiết bị riêng với mã và khóa riêng. Nếu quán có hai đường Internet thì không sao.',
    'clock-off':
      'Bật giờ tự động (NTP) trên thiết bị và chọn đúng múi giờ. Trong lúc đó, giờ vào ra của khách được tính theo giờ máy chủ.',
    'portal-unseen':
      'Kiểm tra thiết bị có chuyển khách tới địa chỉ trang chào trong phần cài đặt không, và địa chỉ đó có trong danh sách mở trước đăng nhập (walled garden) không.',
    'wifi-open':
      'openNDS trên router đã dừng. Chạy “logread -e opennds” trên router để xem lý do (thường là thiếu gói PHP), sửa rồi khởi động lại openNDS.',
  },
  silent: '{device} mất kết nối, liên lạc cuối {when}',
  silentNever: '{device} chưa kết nối lần nào',
  silentMore: 'Còn thiết bị khác cũng mất kết nối; xem ở mục Thiết bị.',
  device: {
    setUp: 'Mở phần thiết bị',
    connected: 'Thiết bị đang kết nối',
    nobody: 'Một giờ qua chưa có khách nào thử vào mạng qua thiết bị này.',
    lastHour: 'Một giờ qua: {tried, plural, other {# khách thử}}, {online, number} vào được mạng.',
    nobodyFix:
      'Nếu khách vẫn phàn nàn: kiểm tra điện thoại của khách có bắt đúng Wi-Fi này không và trang chào có mở ra không.',
  },
  links: {
    portal: 'Mở trang chào',
    steps: 'Qua các bước',
    gateway: 'Thiết bị hỏi máy chủ',
    answer: 'Được cho vào',
    online: 'Đang trên mạng',
  },
  states: {
    ok: 'xong',
    broken: 'dừng ở đây',
    waiting: 'đang chờ',
    open: 'chưa tới',
  },
  steps: {
    'one-tap': 'Một chạm',
    terms: 'Điều khoản',
    form: 'Biểu mẫu',
    survey: 'Khảo sát',
    'phone-code': 'Mã gửi tới điện thoại',
    'email-code': 'Mã gửi qua e-mail',
    'access-code': 'Mã truy cập',
    password: 'Mật khẩu',
    google: 'Đăng nhập Google',
    facebook: 'Đăng nhập Facebook',
    zalo: 'Đăng nhập Zalo',
    video: 'Xem video',
    other: 'Bước khác',
  },
  causes: doctorCauses,
} as const
