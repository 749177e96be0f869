// What the doctor finds, and what to do about it.
export const doctorCauses = {
  online: {
    title: 'Đang trên mạng',
    fix: 'Mọi chặng đều thông. Nếu khách vẫn phàn nàn, hãy thử tắt 4G hoặc VPN trên máy.',
  },
  left: {
    title: 'Đã vào mạng rồi rời đi',
    fix: 'Không cần làm gì. Khách vào lại Wi-Fi là dùng tiếp được.',
  },
  'under-way': {
    title: 'Đang đăng nhập',
    fix: 'Chờ khoảng một phút rồi xem lại.',
  },
  stopped: {
    title: 'Dừng lại',
    fix: 'Bước này có thể dài hoặc hỏi quá nhiều. Hãy tự thử, và bớt câu hỏi nếu được.',
  },
  'stopped-code': {
    title: 'Dừng ở bước nhập mã',
    fix: 'Có thể mã không tới. Kiểm tra SMS, Zalo hoặc e-mail trong phần Tích hợp, hoặc phát mã tại quầy.',
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
    title: 'Thiết bị Wi-Fi mất kết nối',
    fix: 'Kiểm tra nguồn điện và đường Internet của thiết bị.',
  },
  'wrong-secret': {
    title: 'Sai khóa bí mật RADIUS trên thiết bị',
    fix: 'Sao chép lại khóa bí mật RADIUS từ phần cài đặt của thiết bị, hoặc tạo khóa mới.',
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
    title: 'Thiết bị chưa nhận lệnh cho vào',
    fix: 'Chương trình trên thiết bị có thể đã dừng. Khởi động lại thiết bị, rồi xem lại phần cài đặt.',
  },
  'order-failed': {
    title: 'Bộ điều khiển không cho khách vào',
    fix: 'Bấm “Kiểm tra” ở thiết bị này để biết bộ điều khiển báo lỗi gì.',
  },
  'refused-unknown': {
    title: 'RADIUS không biết lượt đăng nhập này',
    fix: 'Điện thoại tự đăng nhập bằng địa chỉ, chưa qua trang chào. Mời khách mở trang chào; nếu không mở được, kiểm tra danh sách mở trước đăng nhập (walled garden) trên thiết bị có địa chỉ trang chào không.',
  },
  'refused-wrong-password': {
    title: 'RADIUS từ chối: sai mật khẩu',
    fix: 'Nhiều khả năng khóa bí mật trên thiết bị khác ở đây một chút. Sao chép lại cho khớp.',
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
  'eap-untrusted': {
    title: 'Điện thoại không tin chứng chỉ của mạng',
    fix: 'Hồ sơ trên máy mang chứng chỉ gốc khác, hoặc mạng được nhập tay mà chưa chọn chứng chỉ. Hãy gỡ mạng đó và cài lại hồ sơ từ trang của khách.',
  },
  'eap-server-expired': {
    title: 'Chứng chỉ máy chủ Wi-Fi đã hết hạn',
    fix: 'Nếu bạn dùng chứng chỉ riêng, hãy thay chứng chỉ mới ở trang Hồ sơ Wi-Fi. Chứng chỉ của hệ thống tự gia hạn: khi đó hãy xem giờ trên điện thoại có đúng không.',
  },
  'eap-method': {
    title: 'Sai phương thức đăng nhập Wi-Fi',
    fix: 'Điện thoại được nhập tay với PEAP hoặc MSCHAPv2. Hãy chọn TTLS, bên trong là PAP, hoặc cài lại hồ sơ.',
  },
  'eap-broken': {
    title: 'Bắt tay mã hóa bị đứt',
    fix: 'Sóng yếu, gói tin bị cắt, hoặc máy quá cũ, không có TLS 1.2. Hãy lại gần bộ phát và thử lại.',
  },
  'eap-no-keys': {
    title: 'Được cho vào nhưng bộ phát không dùng khóa',
    fix: 'Máy chủ đã gửi khóa mã hóa mà phiên không bắt đầu. Hãy đặt mạng thứ hai là WPA2/WPA3-Enterprise và kiểm tra khóa bí mật RADIUS trên thiết bị.',
  },
  'profile-off': {
    title: 'Quán chưa bật hồ sơ Wi-Fi',
    fix: 'Bật ở trang Hồ sơ Wi-Fi, hoặc đổi mạng này về cách đăng nhập thường.',
  },
  'profile-unknown': {
    title: 'Hồ sơ Wi-Fi lạ',
    fix: 'Hồ sơ này không phải của quán, hoặc tên và mật khẩu bị gõ sai. Mời khách cài lại từ trang của họ.',
  },
  'profile-revoked': {
    title: 'Hồ sơ Wi-Fi đã bị thu hồi',
    fix: 'Quán hoặc khách đã ngừng hồ sơ này. Khách có thể đăng nhập qua trang chào và cài hồ sơ mới.',
  },
  'profile-expired': {
    title: 'Hồ sơ Wi-Fi đã hết hạn',
    fix: 'Khách đăng nhập qua trang chào rồi cài hồ sơ mới. Bạn có thể tăng thời hạn ở trang Hồ sơ Wi-Fi.',
  },
  'profile-withdrawn': {
    title: 'Khách đã rút lại đồng ý với điều khoản',
    fix: 'Khách cần mở trang chào và đồng ý lại trước khi máy tự vào.',
  },
  'no-accounting': {
    title: 'Đã cho vào, nhưng thiết bị không báo lại',
    fix: 'Bật ghi nhận phiên (RADIUS accounting) trên thiết bị, tới cùng máy chủ, cổng 1813.',
  },
  'never-seen': {
    title: 'Chưa thấy máy này',
    fix: 'Máy chưa mở được trang chào trong 24 giờ qua. Kiểm tra khách có vào đúng Wi-Fi không, tắt 4G và VPN; rồi kiểm tra thiết bị có chuyển khách tới trang chào không.',
  },
  'time-up': {
    title: 'Đã dùng hết giờ',
    fix: 'Lượt này đã hết thời gian. Khách mở lại trang chào để vào tiếp; muốn lâu hơn, tăng số phút trong thiết bị hoặc luồng đăng nhập.',
  },
  'stopped-provider': {
    title: 'Dừng ở bước đăng nhập',
    fix: 'Nếu trang đăng nhập không mở được, so danh sách mở trước đăng nhập (walled garden) trên thiết bị với phần cài đặt. Nếu mở được, khách đã bỏ dở.',
  },
  'code-unknown': {
    title: 'Nhập mã không tồn tại',
    fix: 'Không có mã nào như vậy. So lại với phiếu, hoặc phát mã mới tại quầy.',
  },
  'code-expired': {
    title: 'Mã đã hết hạn',
    fix: 'Phát cho khách một mã mới.',
  },
  'code-spent': {
    title: 'Mã đã dùng hết giờ hoặc dung lượng',
    fix: 'Phát cho khách một mã mới.',
  },
  'code-revoked': {
    title: 'Mã đã bị thu hồi',
    fix: 'Người của quán đã tắt mã này. Bật lại đợt mã, hoặc phát mã khác.',
  },
  'code-devices': {
    title: 'Mã đã đủ số máy',
    fix: 'Mã này đã dùng cho đủ số máy cho phép. Phát mã khác, hoặc tăng số máy mỗi mã khi tạo đợt mới.',
  },
  'tries-spent': {
    title: 'Nhập sai quá nhiều lần',
    fix: 'Máy này bị tạm dừng để chống dò mã. Chờ ít phút rồi thử lại với mã đúng.',
  },
  'password-wrong': {
    title: 'Nhập sai mật khẩu của quán',
    fix: 'So mật khẩu trên bảng với mật khẩu trong luồng đăng nhập.',
  },
  'code-wrong': {
    title: 'Nhập sai mã đã gửi, hoặc mã đã quá hạn',
    fix: 'Bảo khách bấm gửi lại và dùng mã mới nhất.',
  },
  'code-undelivered': {
    title: 'Không gửi được mã cho khách',
    fix: 'Kiểm tra SMS, Zalo hoặc e-mail trong phần Tích hợp; trong lúc đó phát mã tại quầy.',
  },
  'not-set-up': {
    title: 'Thiết bị chưa được cài đặt xong',
    fix: 'Thiết bị này chưa kết nối lần nào. Mở phần cài đặt của nó và làm đủ từng bước: địa chỉ máy chủ, khóa, cổng UDP 1812 và 1813.',
  },
  'wrong-name': {
    title: 'Thiết bị dùng mã khác',
    fix: 'Đặt NAS-Identifier trên thiết bị đúng như mã NAS ở đây, kể cả chữ hoa chữ thường.',
  },
  'shared-name': {
    title: 'Mã NAS trùng với thiết bị của nơi khác',
    fix: 'Nơi khác cũng dùng mã NAS này, nên không chắc gói tin là của thiết bị nào. Đổi sang mã riêng ở đây và trên thiết bị, rồi sao chép lại khóa bí mật RADIUS.',
  },
  'order-address': {
    title: 'Chưa có địa chỉ bộ điều khiển dùng được',
    fix: 'Sửa thiết bị và điền địa chỉ bộ điều khiển mà máy chủ này gọi tới được.',
  },
  'order-unreachable': {
    title: 'Không gọi được bộ điều khiển',
    fix: 'Xem bộ điều khiển có đang chạy, địa chỉ và cổng có đúng, tường lửa có mở cho máy chủ này.',
  },
  'order-certificate': {
    title: 'Chứng chỉ của bộ điều khiển chưa được tin cậy',
    fix: 'Nếu dấu vân tay ở trên đúng là của bạn, sao chép vào phần sửa thiết bị.',
  },
  'order-sign-in': {
    title: 'Bộ điều khiển không nhận tài khoản hoặc khóa API',
    fix: 'Sửa thiết bị và nhập lại tên, mật khẩu hoặc khóa API của bộ điều khiển.',
  },
  'order-version': {
    title: 'Bộ điều khiển là phiên bản khác',
    fix: 'Sửa thiết bị và chọn đúng kiểu bộ điều khiển.',
  },
  'order-site': {
    title: 'Bộ điều khiển không có site này',
    fix: 'Sửa thiết bị và điền tên site như trong bộ điều khiển.',
  },
  'order-client': {
    title: 'Bộ điều khiển không thấy máy của khách',
    fix: 'Máy đã rời Wi-Fi, hoặc đang ở site khác. Mời khách tắt Wi-Fi rồi bật lại.',
  },
  'order-refused': {
    title: 'Bộ điều khiển từ chối cho khách vào',
    fix: 'Xem tài khoản của bộ điều khiển có quyền cho khách vào, và bộ phát của khách có đang nối với nó.',
  },
  'order-restarted': {
    title: 'Router khởi động lại giữa lúc khách đang vào',
    fix: 'Mời khách mở lại trang chào. Nếu hay gặp, xem nguồn điện của router.',
  },
  'token-refused': {
    title: 'Router không nhận mã vào mạng của khách',
    fix: 'Sao chép lại faskey từ phần cài đặt của thiết bị, kiểm tra mức FAS có trùng mức chọn ở đây không, rồi khởi động lại openNDS.',
  },
  'no-report': {
    title: 'Router đã cho vào, nhưng chương trình Portico trên đó không báo về',
    fix: 'Cài lại chương trình Portico (agent) trên router theo phần cài đặt của thiết bị; không có nó thì không biết khách còn trên mạng hay không.',
  },
} as const
