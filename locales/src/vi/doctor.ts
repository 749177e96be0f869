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
  manyAddresses: 'nhiều địa chỉ',
  drops: {
    'wrong-secret': 'Sai khóa bí mật RADIUS trên {device}',
    'no-message-authenticator': '{device} gửi gói tin không có chữ ký',
    'unknown-gateway': 'Có thiết bị xưng là “{said}”, giống {device} nhưng không trùng mã',
    'wrong-key': '{device} gửi khách tới với khóa không khớp',
  },
  dropFixes: {
    'wrong-secret': 'Chép lại khóa RADIUS từ phần cài đặt của thiết bị, hoặc tạo khóa mới rồi dán vào thiết bị.',
    'no-message-authenticator':
      'Bật Message-Authenticator trên thiết bị. Nếu không được, chọn “Thiết bị đời cũ” khi sửa thiết bị.',
    'unknown-gateway': 'Đặt NAS-Identifier trên thiết bị đúng y mã NAS ở đây, kể cả chữ hoa chữ thường.',
    'wrong-key':
      'Chép lại khóa (faskey của openNDS, uamsecret của CoovaChilli) từ phần cài đặt của thiết bị rồi khởi động lại chương trình đó. Cũng xem mức FAS trên router có trùng mức đã chọn ở đây.',
  },
  silent: '{device} im lặng, liên lạc cuối {when}',
  silentNever: '{device} chưa liên lạc lần nào',
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
    password: 'Mật khẩu',
    google: 'Đăng nhập Google',
    facebook: 'Đăng nhập Facebook',
    zalo: 'Đăng nhập Zalo',
    video: 'Xem video',
    other: 'Bước khác',
  },
  causes: {
    online: {
      title: 'Đang trên mạng',
      fix: 'Mọi chặng đều thông. Nếu khách vẫn than, hãy thử tắt 4G hoặc VPN trên máy.',
    },
    left: {
      title: 'Đã vào mạng rồi rời đi',
      fix: 'Không cần làm gì. Khách vào lại Wi-Fi là dùng tiếp được.',
    },
    'under-way': {
      title: 'Đang trên đường vào',
      fix: 'Chờ khoảng một phút rồi xem lại.',
    },
    stopped: {
      title: 'Dừng lại',
      fix: 'Bước này có thể dài hoặc hỏi quá nhiều. Hãy thử tự đi qua, và bớt câu hỏi nếu được.',
    },
    'stopped-code': {
      title: 'Dừng ở bước nhập mã',
      fix: 'Có thể mã không tới. Kiểm tra kết nối SMS, Zalo hoặc e-mail, hoặc cấp mã tại quầy.',
    },
    blocked: {
      title: 'Bị chặn bởi danh sách của quán',
      fix: 'Muốn cho vào lại, hãy bỏ chặn trong danh sách.',
    },
    quota: {
      title: 'Đã dùng hết hạn mức hôm nay',
      fix: 'Nâng hạn mức mỗi ngày, hoặc mời khách quay lại ngày mai.',
    },
    full: {
      title: 'Thiết bị đã đủ khách',
      fix: 'Tăng số khách tối đa của thiết bị, hoặc rút ngắn thời gian mỗi lượt.',
    },
    'gateway-offline': {
      title: 'Thiết bị Wi-Fi mất liên lạc',
      fix: 'Kiểm tra nguồn điện và đường Internet của thiết bị.',
    },
    'wrong-secret': {
      title: 'Sai khóa bí mật RADIUS trên thiết bị',
      fix: 'Chép lại khóa RADIUS từ phần cài đặt của thiết bị, hoặc tạo khóa mới.',
    },
    unsigned: {
      title: 'Thiết bị gửi gói tin không có chữ ký',
      fix: 'Bật Message-Authenticator trên thiết bị.',
    },
    'no-request': {
      title: 'Thiết bị không hỏi máy chủ',
      fix: 'Kiểm tra địa chỉ đăng nhập của thiết bị, cổng RADIUS và tường lửa; hoặc khách đã đóng trang giữa chừng.',
    },
    'order-waiting': {
      title: 'Thiết bị chưa lấy lệnh cho vào',
      fix: 'Chương trình trên thiết bị có thể đã dừng. Khởi động lại thiết bị, rồi xem lại phần cài đặt.',
    },
    'order-failed': {
      title: 'Bộ điều khiển không cho khách vào',
      fix: 'Bấm “Kiểm tra” ở thiết bị này để biết bộ điều khiển báo lỗi gì.',
    },
    'refused-unknown': {
      title: 'RADIUS không biết lượt đăng nhập này',
      fix: 'Máy tự đăng nhập bằng địa chỉ, chưa qua trang chào. Mời khách mở trang chào.',
    },
    'refused-wrong-password': {
      title: 'RADIUS từ chối: sai mật khẩu',
      fix: 'Nhiều khả năng khóa bí mật trên thiết bị khác ở đây một chút. Chép lại cho khớp.',
    },
    'refused-wrong-device': {
      title: 'RADIUS từ chối: mã của máy khác',
      fix: 'Địa chỉ MAC của máy đổi giữa chừng. Mời khách tắt Wi-Fi rồi vào lại.',
    },
    'refused-wrong-gateway': {
      title: 'RADIUS từ chối: đăng nhập ở thiết bị khác',
      fix: 'Khách đổi sang bộ phát khác giữa chừng. Mời khách mở lại trang chào.',
    },
    'refused-used': {
      title: 'RADIUS từ chối: mã đã dùng',
      fix: 'Mỗi mã chỉ dùng một lần. Mời khách mở lại trang chào.',
    },
    'refused-expired': {
      title: 'RADIUS từ chối: mã hết hạn',
      fix: 'Mời khách mở lại trang chào. Nếu hay gặp, hãy xem đồng hồ và đường mạng của thiết bị.',
    },
    'refused-revoked': {
      title: 'RADIUS từ chối: đã bị ngắt',
      fix: 'Nhân viên đã ngắt khách này. Khách đăng nhập lại qua trang chào là được.',
    },
    'refused-denied': {
      title: 'RADIUS từ chối: có trong danh sách chặn',
      fix: 'Muốn cho vào lại, hãy bỏ chặn trong danh sách.',
    },
    'no-accounting': {
      title: 'Đã cho vào, nhưng thiết bị không báo lại',
      fix: 'Bật kế toán RADIUS (accounting) trên thiết bị, tới cùng máy chủ, cổng 1813.',
    },
    'never-seen': {
      title: 'Chưa thấy máy này',
      fix: 'Máy chưa mở được trang chào trong 24 giờ qua. Xem khách có vào đúng Wi-Fi không, tắt 4G và VPN; rồi kiểm tra thiết bị có chuyển khách tới trang chào không.',
    },
  },
} as const
