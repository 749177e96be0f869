// The words guests are asked to agree to, as their owner writes them.
export const consents = {
  tab: 'Lời xin đồng ý',
  flows: 'Các luồng',
  parts: 'Phần',
  lead: 'Lời khách đọc trước khi đồng ý. Mỗi lần lưu là một bản mới; khách đã đồng ý bản cũ vẫn theo bản cũ.',
  purpose: {
    label: 'Khách đồng ý điều gì',
    marketing: 'Nhận tin ưu đãi',
    terms: 'Nội quy của quán',
  },
  now: {
    ours: 'Khách đang đọc nội dung mặc định',
    own: 'Khách đang đọc bản {number, number}, từ {when}',
  },
  language: 'Ngôn ngữ đang soạn',
  missing: 'Ngôn ngữ này đang dùng nội dung mặc định.',
  missingRules: 'Ngôn ngữ này chưa có nội quy; khách chỉ đọc điều khoản mặc định.',
  words: {
    marketing: 'Câu bên cạnh ô đánh dấu',
    terms: 'Nội quy, hiện trước điều khoản',
  },
  hint: {
    marketing:
      "Portico tự điền: '{venue}' là tên quán, '{channels}' là các kênh, '{maxPerMonth}' là số tin mỗi tháng. Để trống: dùng nội dung mặc định.",
    terms: 'Ví dụ giờ yên tĩnh, trẻ em, thú cưng. Để trống: khách chỉ đọc điều khoản mặc định.',
  },
  channels: 'Gửi qua',
  noChannels: 'Nếu không chọn kênh nào, khách sẽ không được hỏi về tin ưu đãi.',
  most: 'Số tin tối đa mỗi tháng',
  save: 'Lưu thành bản {number, number}',
  saved: 'Đã lưu bản {number, number}. Khách mới đọc bản này',
  discard: 'Bỏ thay đổi',
  stay: '{count, plural, =0 {Chưa khách nào đồng ý bản đang dùng.} other {# khách đã đồng ý bản đang dùng vẫn ở bản đó.}}',
  readOnly: 'Bạn xem được nhưng không sửa được nội dung này.',
  preview: {
    title: 'Trên điện thoại của khách',
    frame: 'Nội dung này trên điện thoại của khách',
    failed: 'Chưa hiện được màn hình này',
  },
  history: {
    title: 'Các phiên bản',
    version: 'Bản {number, number}',
    ours: 'Nội dung mặc định',
    current: 'Khách đang đọc',
    given: '{count, plural, =0 {Chưa khách nào đồng ý} other {# khách từng đồng ý}}',
    standing: '{count, plural, other {# còn đồng ý}}',
    unnumbered: '{count, plural, other {# khách đồng ý từ trước khi có số bản.}}',
    reuse: 'Sửa tiếp từ bản này',
    empty: '(để trống)',
  },
} as const
