/** What members are told by e-mail and in the browser. */
export const notices = {
  hello: 'Chào {name},',
  closing: 'Bạn nhận thư này vì trang {page} được cài để báo cho bạn.',
  change: 'Đổi cài đặt thông báo',
  more: '… và {count} mục khác.',
  aGuest: 'Một khách',
  somebody: 'Một người',
  buttons: {
    device: 'Xem thiết bị',
    guest: 'Xem ai đang dùng mạng',
    member: 'Xem thành viên',
    integration: 'Xem kết nối',
    digest: 'Mở trang tổng quan',
  },
  kinds: {
    device: {
      offline: {
        one: '{page}: một bộ phát Wi-Fi mất kết nối',
        many: '{page}: {count} bộ phát Wi-Fi mất kết nối',
        line: '{name}: không có tín hiệu từ {since}. Hãy kiểm tra nguồn điện và đường mạng.',
      },
      open: {
        one: '{page}: Wi-Fi đang mở tự do',
        many: '{page}: {count} bộ phát Wi-Fi đang mở tự do',
        line: '{name}: openNDS dừng từ {since}, ai cũng vào mạng được mà không qua trang chào. Hãy khởi động lại openNDS trên router.',
      },
      online: {
        one: '{page}: bộ phát Wi-Fi đã có lại',
        many: '{page}: {count} bộ phát Wi-Fi đã có lại',
        line: '{name}: hoạt động lại lúc {at}, mất kết nối từ {since}.',
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
    integration: {
      failing: {
        one: '{page}: một kết nối đang trục trặc',
        many: '{page}: {count} kết nối đang trục trặc',
        line: '{name}: trục trặc từ {since}. Lý do: {reason}',
      },
      recovered: {
        one: '{page}: kết nối đã hoạt động lại',
        many: '{page}: {count} kết nối đã hoạt động lại',
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
    offline: 'Bộ phát Wi-Fi từng mất kết nối: {names}',
    allOnline: 'Mọi bộ phát Wi-Fi đều hoạt động suốt ngày.',
    nothing: 'Hôm đó không có khách nào và cũng không có gì trục trặc.',
  },
  test: {
    title: 'Thông báo thử từ Portico',
    push: 'Trình duyệt này nhận được thông báo.',
    mail: 'Đây là thư thử. Thông báo của trang sẽ đến hộp thư này theo cùng một đường.',
  },
} as const
