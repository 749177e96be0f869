/** What members are told by e-mail and in the browser. */
export const notices = {
  chatTest: 'Tin thử từ Portico: thông báo của {page} sẽ đến nhóm này.',
  hello: 'Chào {name},',
  closing: 'Bạn nhận thư này vì bạn có tên trong danh sách nhận thông báo của trang {page}.',
  change: 'Đổi cài đặt thông báo',
  more: '… và {count} mục khác.',
  aGuest: 'Một khách',
  somebody: 'Một người',
  buttons: {
    automation: 'Xem tự động hóa',
    lead: 'Xem khách tiềm năng',
    conversation: 'Mở tin nhắn',
    code: 'Mở quầy',
    gift: 'Xem đơn quà',
    stock: 'Xem quà',
    review: 'Xem đánh giá',
    campaign: 'Xem chiến dịch',
    device: 'Xem thiết bị',
    guest: 'Xem ai đang dùng mạng',
    member: 'Xem thành viên',
    plan: 'Xem gói của trang',
    balance: 'Xem ví',
    integration: 'Xem tích hợp',
    digest: 'Mở trang tổng quan',
  },
  how: {
    renews: 'Gói sẽ tự gia hạn, {money} từ số dư.',
    short: 'Số dư chưa đủ {money} để tự gia hạn; hãy nạp thêm.',
    manual: 'Hãy gia hạn để không gián đoạn.',
    money: 'Số dư chưa đủ {money}. Nạp thêm là gói được gia hạn ngay.',
    price: 'Giá đã tăng thành {money}. Hãy xem lại và tự gia hạn.',
    sale: 'Gói này không còn bán. Hãy chọn gói khác.',
    currency: 'Gói bán bằng loại tiền khác với ví.',
    right: 'Người bật tự gia hạn không còn là chủ trang. Chủ trang hãy bật lại.',
  },
  kinds: {
    automation: {
      notified: {
        one: '{page}: cần để ý một khách',
        many: '{page}: cần để ý {count} khách',
        line: '{guest}: {text} ({name}, {at})',
      },
    },
    campaign: {
      finished: {
        one: '{page}: một chiến dịch Wi-Fi đã kết thúc',
        many: '{page}: {count} chiến dịch Wi-Fi đã kết thúc',
        line: '{name}: kết thúc lúc {at}. Mở báo cáo để xem kết quả.',
      },
    },
    conversation: {
      message: {
        one: '{page}: khách vừa nhắn tin',
        many: '{page}: {count} tin nhắn mới của khách',
        line: '{guest} nhắn lúc {at}.',
      },
      assigned: {
        one: '{page}: bạn được giao một hội thoại',
        many: '{page}: {count} hội thoại được giao',
        line: '{name} nhận hội thoại lúc {at}.',
      },
    },
    code: {
      waiting: {
        one: '{page}: một khách đang chờ mã',
        many: '{page}: {count} khách đang chờ mã',
        line: 'Từ {at}, mà không màn hình quầy nào đang mở.',
      },
    },
    gift: {
      ordered: {
        one: '{page}: có đơn đổi quà mới',
        many: '{page}: {count} đơn đổi quà mới',
        line: '{guest} muốn đổi {name} lúc {at}.',
      },
    },
    stock: {
      low: {
        one: '{page}: một món quà sắp hết',
        many: '{page}: {count} món quà sắp hết',
        line: '{name}: còn {left}. Thêm số lượng hoặc tắt quà.',
      },
    },
    review: {
      low: {
        one: '{page}: một đánh giá thấp',
        many: '{page}: {count} đánh giá thấp',
        line: '{guest} cho {score} trên 5 sao, {at}. Hãy liên hệ sớm.',
      },
    },
    lead: {
      created: {
        one: '{page}: có khách tiềm năng mới',
        many: '{page}: {count} khách tiềm năng mới',
        line: '{guest} để lại lời nhắn lúc {at}.',
      },
      assigned: {
        one: '{page}: bạn được giao một khách tiềm năng',
        many: '{page}: {count} khách tiềm năng được giao',
        line: '{guest}: giao cho {name} lúc {at}.',
      },
      due: {
        one: '{page}: đến lúc liên hệ lại một khách',
        many: '{page}: {count} khách tiềm năng đến hạn',
        line: '{guest}: hẹn liên hệ lúc {since}.',
      },
    },
    device: {
      offline: {
        one: '{page}: một thiết bị Wi-Fi mất kết nối',
        many: '{page}: {count} thiết bị Wi-Fi mất kết nối',
        line: '{name}: không có tín hiệu từ {since}. Hãy kiểm tra nguồn điện và đường mạng.',
      },
      open: {
        one: '{page}: Wi-Fi đang mở cho mọi người',
        many: '{page}: {count} thiết bị Wi-Fi đang mở cho mọi người',
        line: '{name}: openNDS dừng từ {since}, ai cũng vào mạng được mà không qua trang chào. Hãy khởi động lại openNDS trên router.',
      },
      online: {
        one: '{page}: thiết bị Wi-Fi đã kết nối lại',
        many: '{page}: {count} thiết bị Wi-Fi đã kết nối lại',
        line: '{name}: kết nối lại lúc {at}, mất kết nối từ {since}.',
      },
    },
    guest: {
      online: {
        one: '{page}: có khách vào mạng',
        many: '{page}: {count} lượt khách vào mạng',
        line: '{guest} vào mạng lúc {at}.',
      },
      offline: {
        one: '{page}: một khách rời mạng',
        many: '{page}: {count} lượt khách rời mạng',
        line: '{guest} rời mạng lúc {at}.',
      },
    },
    member: {
      joined: {
        one: '{page}: có thành viên mới',
        many: '{page}: {count} thành viên mới',
        line: '{name} đã nhận lời mời lúc {at}.',
      },
      left: {
        one: '{page}: một thành viên không còn làm việc ở trang',
        many: '{page}: {count} thành viên không còn làm việc ở trang',
        line: '{name} không còn là thành viên từ {at}.',
      },
    },
    plan: {
      ending: {
        one: '{page}: gói dịch vụ sắp hết hạn',
        many: '{page}: {count} lần nhắc gói sắp hết hạn',
        line: 'Gói {name} còn {days} ngày, dùng đến {since}. {how}',
      },
      ended: {
        one: '{page}: gói dịch vụ đã hết hạn',
        many: '{page}: {count} lần gói hết hạn',
        line: 'Gói {name} đã hết hạn. Những gì đang chạy vẫn chạy đến {since}; hãy gia hạn trước lúc đó.',
      },
      stopped: {
        one: '{page}: các tính năng trả phí đã dừng',
        many: '{page}: các tính năng trả phí đã dừng',
        line: 'Gói {name} hết hạn từ {since}. Trang chào vẫn hoạt động, không có gì bị xóa.',
      },
      renewed: {
        one: '{page}: đã tự gia hạn gói',
        many: '{page}: đã tự gia hạn gói {count} lần',
        line: 'Gói {name} được gia hạn đến {since}, trả {money} từ số dư.',
      },
      unrenewed: {
        one: '{page}: chưa tự gia hạn được gói',
        many: '{page}: {count} lần chưa tự gia hạn được gói',
        line: 'Gói {name}: {how}',
      },
    },
    balance: {
      low: {
        one: '{page}: số dư sắp hết',
        many: '{page}: số dư sắp hết',
        line: 'Ví còn {money} lúc {at}. Hãy nạp thêm để tin nhắn và gói không bị gián đoạn.',
      },
    },
    integration: {
      failing: {
        one: '{page}: một tích hợp đang lỗi',
        many: '{page}: {count} tích hợp đang lỗi',
        line: '{name}: lỗi từ {since}. Lý do: {reason}',
      },
      recovered: {
        one: '{page}: tích hợp đã hoạt động lại',
        many: '{page}: {count} tích hợp đã hoạt động lại',
        line: '{name}: hoạt động lại lúc {at}.',
      },
    },
  },
  digest: {
    title: '{page}: {day}',
    visits: 'Lượt ghé: {count}',
    guests: 'Số khách: {count}',
    newGuests: 'Khách mới: {count}',
    contacts: 'Khách mới để lại liên hệ: {count}',
    offline: 'Thiết bị Wi-Fi từng mất kết nối: {names}',
    allOnline: 'Mọi thiết bị Wi-Fi đều hoạt động suốt ngày.',
    nothing: 'Hôm đó không có khách và không có sự cố nào.',
  },
  test: {
    title: 'Thông báo thử từ Portico',
    push: 'Trình duyệt này nhận được thông báo.',
    mail: 'Đây là thư thử. Thông báo của trang sẽ được gửi tới địa chỉ này.',
  },
} as const
