export const portal = {
  page: {
    guestWifi: 'Wi-Fi cho khách',
    language: 'Ngôn ngữ',
    terms: 'Điều khoản và quyền riêng tư',
  },
  agree: {
    terms: 'Tôi đồng ý với <link>điều khoản sử dụng và cách dữ liệu của tôi được bảo vệ</link>.',
    termsRequired: 'Bạn đánh dấu vào ô này để vào mạng nhé.',
    marketing:
      'Tôi muốn nhận tin và ưu đãi của {venue} qua {channels}, nhiều nhất {maxPerMonth, number} tin mỗi tháng. Không chọn vẫn dùng Wi-Fi như thường, và tôi có thể ngừng nhận bất cứ lúc nào.',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
  },
  connect: {
    title: 'Mời bạn dùng Wi-Fi',
    lead: 'Hai chạm là lên mạng.',
    button: 'Kết nối',
    busy: 'Đang kết nối…',
  },
  form: {
    title: 'Mời bạn dùng Wi-Fi',
    lead: 'Cho {venue} làm quen một chút rồi lên mạng ngay.',
    check: 'Còn chỗ chưa đúng, bạn xem lại giúp nhé.',
    optional: 'không bắt buộc',
    name: 'Tên của bạn',
    phone: 'Số điện thoại',
    email: 'E-mail',
    nameRequired: 'Bạn cho biết tên nhé.',
    nameInvalid: 'Tên này chưa dùng được. Bạn viết ngắn gọn hơn nhé.',
    phoneRequired: 'Bạn điền số điện thoại nhé.',
    phoneInvalid: 'Số này chưa đúng. Ví dụ: 0912 345 678.',
    emailRequired: 'Bạn điền e-mail nhé.',
    emailInvalid: 'E-mail này chưa đúng. Ví dụ: lan@vidu.vn.',
    button: 'Vào mạng',
    busy: 'Đang kết nối…',
  },
  handOver: {
    title: 'Đang mở Wi-Fi cho bạn…',
    lead: 'Nếu trang không tự chuyển, bạn bấm nút bên dưới.',
    button: 'Tiếp tục',
    busy: 'Đang chuyển…',
  },
  waiting: {
    title: 'Đang mở cửa cho bạn…',
    lead: 'Chờ bộ phát Wi-Fi xác nhận, thường chỉ vài giây. Trang này tự cập nhật.',
    check: 'Kiểm tra ngay',
    slowTitle: 'Lâu hơn mọi khi một chút',
    slowLead:
      'Bộ phát Wi-Fi vẫn chưa xác nhận. Trang này tiếp tục kiểm tra; bạn cũng có thể kết nối lại hoặc nhờ nhân viên giúp.',
    again: 'Kết nối lại',
  },
  online: {
    title: 'Bạn đã lên mạng',
    lead: '{venue} chúc bạn vui vẻ.',
    timeLeft: 'Thời gian còn lại',
    hours: '{hours, number} giờ {minutes, number} phút',
    minutes: '{minutes, number} phút',
    lessThanMinute: 'chưa đầy 1 phút',
    download: 'Tải xuống',
    upload: 'Tải lên',
    upTo: 'tới {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: 'Tiếp tục',
    close: 'Bạn có thể đóng trang này.',
  },
  terms: {
    title: 'Điều khoản và quyền riêng tư',
    lead: 'Viết ngắn để bạn đọc được hết.',
    back: 'Quay lại',
    use: {
      title: 'Khi dùng Wi-Fi',
      body: '{venue} mời bạn dùng Wi-Fi này. Xin đừng làm điều trái pháp luật, gây hại cho người khác hay chiếm hết đường truyền.\nMạng có thể chậm, có giới hạn thời gian hoặc tạm ngưng. {venue} có thể ngắt kết nối khi mạng bị lạm dụng.',
    },
    safety: {
      title: 'Giữ an toàn cho mình',
      body: 'Đây là mạng dùng chung. Chỉ nhập mật khẩu hay thông tin thẻ ở trang có kết nối mã hoá (https).',
    },
    controller: {
      title: 'Ai chịu trách nhiệm',
      body: '{venue} quyết định dữ liệu của bạn dùng vào việc gì và chịu trách nhiệm về việc đó. Phần mềm của trang này chỉ làm theo chỉ dẫn của {venue}.',
    },
    stored: {
      title: 'Dữ liệu được lưu',
      body: 'Những gì bạn tự điền: tên, số điện thoại, e-mail.\nVề thiết bị: địa chỉ mạng (MAC và IP), loại máy, trình duyệt, ngôn ngữ.\nVề kết nối: giờ vào, giờ ra, dung lượng đã dùng.\nNhững điều bạn đã đồng ý hoặc từ chối, kèm thời điểm.\nKhông ai ở đây xem hay lưu những trang bạn truy cập.',
    },
    purpose: {
      title: 'Dùng để làm gì',
      body: 'Để mở mạng cho bạn và giữ mạng an toàn, để nhận ra khi bạn quay lại, để biết lúc nào đông khách, và để làm đúng luật về mạng công cộng.\nTin và ưu đãi chỉ được gửi khi chính bạn đã chọn nhận. Không chọn vẫn dùng Wi-Fi như thường.',
    },
    kept: {
      title: 'Lưu trong bao lâu',
      months:
        'Đến {months, number} tháng sau lần cuối bạn ghé, rồi được xoá hoặc ẩn danh. Nhật ký kết nối và bằng chứng đồng ý được giữ lâu hơn nếu pháp luật buộc phải giữ.',
      needed:
        'Chừng nào còn cần cho những việc trên, hoặc đến khi bạn yêu cầu xoá. Nhật ký kết nối và bằng chứng đồng ý được giữ lâu hơn nếu pháp luật buộc phải giữ.',
    },
    shared: {
      title: 'Ai được xem',
      body: 'Người được {venue} giao việc này; dịch vụ gửi tin, khi bạn đã chọn nhận tin; cơ quan nhà nước, khi pháp luật bắt buộc. Dữ liệu của bạn không bao giờ bị bán.',
    },
    rights: {
      title: 'Quyền của bạn',
      body: 'Bạn có thể xem, nhận bản sao, sửa hoặc xoá dữ liệu của mình, phản đối cách sử dụng, và rút lại sự đồng ý bất cứ lúc nào. Những gì đã làm trước khi bạn rút lại vẫn hợp lệ.\nBạn cũng có thể khiếu nại với cơ quan bảo vệ dữ liệu cá nhân.\nNếu bạn dưới 16 tuổi, hãy hỏi ý cha mẹ trước khi điền thông tin.',
    },
    contact: {
      title: 'Liên hệ',
      staff: 'Hãy hỏi nhân viên tại {venue}.',
      address: 'Hãy hỏi nhân viên tại {venue}, hoặc liên hệ {contact}.',
    },
  },
  problem: {
    reference: 'Mã để nhân viên tra cứu: {reference}',
    wait: 'Thử lại được sau',
    'not-through-wifi': {
      title: 'Bạn chưa vào Wi-Fi ở đây',
      body: 'Mở cài đặt Wi-Fi, chọn mạng ở đây rồi chờ trang này tự hiện. Nếu đang bật 4G hay VPN, bạn tạm tắt đi nhé.',
      button: 'Thử lại',
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
      title: 'Chậm lại một chút nhé',
      body: 'Có quá nhiều lượt thử trong thời gian ngắn. Bạn nghỉ một phút rồi thử lại.',
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
  },
} as const
