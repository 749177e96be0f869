export const portalProblems = {
  'code-ready': {
    title: 'Mã của bạn đã sẵn sàng',
    body: 'Kết nối vào Wi-Fi của quán rồi bấm nút bên dưới, mã sẽ tự điền.',
    button: 'Vào mạng',
  },
  unreadable: {
    title: 'Chúng tôi không đọc được yêu cầu này',
    body: 'Dữ liệu được gửi lên không đúng dạng biểu mẫu của trang Wi-Fi. Hãy mở lại trang, điền và gửi lại.',
    button: 'Mở lại trang',
  },
  'hand-off-over': {
    title: 'Địa chỉ này không còn dùng được',
    body: 'Mỗi địa chỉ chỉ mở được một lần và chỉ trong vài phút. Bạn quay lại trang chào trên điện thoại và bấm “Bắt đầu lại” để lấy địa chỉ mới.',
    button: 'Mở lại trang chào',
  },
  reference: 'Mã để nhân viên tra cứu: {reference}',
  wait: 'Thử lại được sau',
  'not-through-wifi': {
    title: 'Bạn chưa vào Wi-Fi ở đây',
    body: 'Mở cài đặt Wi-Fi, chọn mạng ở đây rồi chờ trang này tự hiện. Nếu đang bật 4G hay VPN, bạn tạm tắt đi nhé.',
    button: 'Thử lại',
  },
  ended: {
    title: 'Bạn không còn trên mạng',
    body: 'Lượt dùng Wi-Fi này đã hết. Kết nối lại chỉ mất vài giây.',
    button: 'Kết nối lại',
  },
  left: {
    title: 'Bạn đã ngắt kết nối',
    body: 'Bộ phát Wi-Fi xác nhận máy của bạn đã rời mạng. Hẹn gặp lại bạn!',
    button: 'Kết nối lại',
  },
  erased: {
    title: 'Dữ liệu của bạn đã được xóa',
    body: 'Ở đây không còn giữ điều gì cho biết bạn là ai. Lần tới bạn sẽ là một vị khách mới.',
    button: 'Xong',
  },
  expired: {
    title: 'Trang này đã hết hạn',
    body: 'Bạn để trang hơi lâu rồi. Bắt đầu lại chỉ mất vài giây.',
    button: 'Bắt đầu lại',
  },
  'gateway-silent': {
    title: 'Bộ phát Wi-Fi không trả lời',
    body: 'Bạn chưa lên mạng. Chờ một lát rồi thử lại; nếu vẫn vậy, nhờ nhân viên xem giúp bộ phát.',
    button: 'Thử lại',
  },
  refused: {
    title: 'Chưa mở được mạng cho bạn',
    body: 'Bộ phát Wi-Fi đã từ chối lần kết nối này. Bạn thử lại từ đầu, hoặc nhờ nhân viên giúp.',
    button: 'Thử lại từ đầu',
  },
  'too-many': {
    title: 'Bạn thử nhiều lần quá',
    body: 'Có quá nhiều lượt thử trong thời gian ngắn. Bạn nghỉ một phút rồi thử lại.',
    button: 'Thử lại',
  },
  full: {
    title: 'Quán đang đông khách dùng mạng',
    body: 'Wi-Fi ở đây đã đủ người. Khi có người rời đi là bạn vào được ngay; hãy thử lại sau ít phút.',
    button: 'Thử lại',
  },
  blocked: {
    title: 'Máy này chưa được vào mạng ở đây',
    body: 'Quán đã tạm chặn máy này dùng Wi-Fi. Nếu bạn nghĩ có nhầm lẫn, hãy hỏi nhân viên.',
    button: 'Thử lại',
  },
  quota: {
    title: 'Bạn đã dùng hết hạn mức hôm nay',
    body: 'Mỗi khách có hạn mức thời gian và dung lượng trong ngày, tính chung các máy. Mời bạn quay lại vào ngày mai, hoặc hỏi nhân viên.',
    button: 'Thử lại',
  },
  gone: {
    title: 'Trang này không còn nữa',
    body: 'Wi-Fi ở đây đã đổi trang đăng nhập. Tắt Wi-Fi rồi bật lại để mở trang mới, hoặc hỏi nhân viên.',
    button: 'Thử lại',
  },
  'not-found': {
    title: 'Không có gì ở địa chỉ này',
    body: 'Có thể địa chỉ bị thiếu hoặc gõ nhầm. Từ trang đầu bạn sẽ vào được Wi-Fi.',
    button: 'Về trang đầu',
  },
  server: {
    title: 'Có trục trặc phía chúng tôi',
    body: 'Không phải lỗi của bạn. Chờ một lát rồi thử lại; nếu vẫn vậy, báo nhân viên giúp nhé.',
    button: 'Thử lại',
  },
} as const
