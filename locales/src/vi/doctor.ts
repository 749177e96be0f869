import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Vì sao khách không vào được mạng?',
  lead: 'Mỗi chặng từ điện thoại tới Internet, theo đúng những gì đã ghi lại.',
  search: 'Khách, máy hoặc thiết bị Wi-Fi',
  placeholder: 'Tên, đuôi số điện thoại, địa chỉ MAC hoặc mã NAS',
  examine: 'Khám',
  back: 'Một giờ qua',
  lastHour: 'Một giờ qua',
  tried: 'Đã thử',
  online: 'Vào được mạng',
  others: 'Chưa vào được',
  allGood: 'Ai thử cũng vào được mạng, không gói tin nào bị từ chối.',
  quiet: {
    title: 'Một giờ qua chưa ai thử vào mạng',
    text: 'Khi có điện thoại mở trang chào, đường đi của nó hiện ở đây.',
  },
  nobody: {
    title: 'Không tìm thấy ai như vậy',
    text: 'Thử địa chỉ MAC của máy: mở phần cài đặt Wi-Fi trên máy của khách để xem.',
  },
  count: '{count, plural, other {# người}}',
  atStep: 'ở bước “{step}”',
  onDevice: 'trên {device}',
  said: 'Thiết bị nói: {detail}',
  fix: 'Cách sửa',
  packets: '{count, plural, other {# gói tin}} từ {address}, lần cuối {when}',
  turnedAway: '{count, plural, other {# lượt khách}}, lần cuối {when}',
  openSince: 'Dừng từ {when}',
  manyAddresses: 'nhiều địa chỉ',
  drops: {
    'wrong-secret': 'Sai khóa bí mật RADIUS trên {device}',
    'no-message-authenticator': '{device} gửi gói tin không có chữ ký',
    'unknown-gateway': 'Có thiết bị xưng là “{said}”, giống {device} nhưng không trùng mã',
    'wrong-key': '{device} gửi khách tới với khóa không khớp',
    'shared-name': '{device}: nơi khác cũng dùng mã NAS này',
    'two-boxes': '{device} nói từ hai địa chỉ xen kẽ nhau',
    'clock-off': 'Đồng hồ của {device} chạy sai',
    'portal-unseen': 'Máy vào Wi-Fi của {device} nhưng không máy nào mở được trang chào',
    'wifi-open': 'Wi-Fi của {device} đang mở cho tất cả mọi người',
  },
  dropFixes: {
    'wrong-secret': 'Chép lại khóa RADIUS từ phần cài đặt của thiết bị, hoặc tạo khóa mới rồi dán vào thiết bị.',
    'no-message-authenticator':
      'Bật Message-Authenticator trên thiết bị. Nếu không được, chọn “Thiết bị đời cũ” khi sửa thiết bị.',
    'unknown-gateway': 'Đặt NAS-Identifier trên thiết bị đúng y mã NAS ở đây, kể cả chữ hoa chữ thường.',
    'wrong-key':
      'Chép lại khóa (faskey của openNDS, uamsecret của CoovaChilli) từ phần cài đặt của thiết bị rồi khởi động lại chương trình đó. Cũng xem mức FAS trên router có trùng mức đã chọn ở đây.',
    'shared-name':
      'Có thiết bị xưng tên này gửi gói tin với khóa không khớp. Nếu là của quán: đổi sang mã NAS riêng ở đây và trên thiết bị, rồi chép lại khóa RADIUS.',
    'two-boxes':
      'Nếu hai bộ phát mang cùng mã NAS, hãy thêm bộ thứ hai thành thiết bị riêng với mã và khóa của nó. Nếu quán có hai đường Internet thì không sao.',
    'clock-off':
      'Bật giờ tự động (NTP) trên thiết bị và chọn đúng múi giờ. Tới khi đó giờ vào ra của khách được tính theo giờ máy chủ.',
    'portal-unseen':
      'Xem thiết bị có chuyển khách tới địa chỉ trang chào trong phần cài đặt, và địa chỉ đó có trong danh sách được phép (walled garden).',
    'wifi-open':
      'openNDS trên router đã dừng. Chạy “logread -e opennds” trên router để xem lý do (thường là thiếu gói PHP), sửa rồi khởi động lại openNDS.',
  },
  silent: '{device} im lặng, liên lạc cuối {when}',
  silentNever: '{device} chưa liên lạc lần nào',
  silentMore: 'Còn thiết bị khác cũng im lặng; xem ở mục Thiết bị.',
  links: {
    portal: 'Mở trang chào',
    steps: 'Qua các bước',
    gateway: 'Thiết bị đã hỏi',
    answer: 'Được cho vào',
    online: 'Đang trên mạng',
  },
  states: {
    ok: 'xong',
    broken: 'đứt ở đây',
    waiting: 'đang chờ',
    open: 'chưa tới',
  },
  steps: {
    'one-tap': 'Một chạm',
    terms: 'Điều khoản',
    form: 'Điền thông tin',
    survey: 'Khảo sát',
    'phone-code': 'Mã gửi tới điện thoại',
    'email-code': 'Mã gửi qua e-mail',
    'access-code': 'Mã vào mạng',
    password: 'Mật khẩu',
    google: 'Đăng nhập Google',
    facebook: 'Đăng nhập Facebook',
    zalo: 'Đăng nhập Zalo',
    video: 'Xem video',
    other: 'Bước khác',
  },
  causes: doctorCauses,
} as const
