// What people write to the café, as they do: short, in a hurry, sometimes cross.
import type { DrawnDish } from './drawDish.ts'

type Label = 'booking' | 'complaint' | 'order' | 'praise'
/** Hours since the last message, status, assignee, labels, unread messages. */
type Facts = readonly [number, 'open' | 'waiting' | 'closed', 'owner' | 'clerk' | 'nobody', readonly Label[], number]
/** `<` of the guest, `>` ours, `#` a note, `!` the guest's picture. */
export type Story = readonly [Facts, ...string[]]

export const LABELS: Record<Label, readonly [string, string]> = {
  booking: ['Đặt bàn', 'teal'],
  complaint: ['Góp ý', 'red'],
  order: ['Đặt hàng', 'orange'],
  praise: ['Khen', 'green'],
}

export const PICTURES: Record<string, DrawnDish> = { '!ly': 'iced', '!banh': 'cake' }

export const QUICK_REPLIES = [
  ['gio', 'Dạ {venue} mở cửa từ 7 giờ đến 22 giờ 30 mỗi ngày ạ.'],
  ['dia-chi', 'Dạ quán ở 18 ngõ Hàng Bún, có chỗ để xe máy ngay trước cửa ạ.'],
  ['cam-on', 'Cảm ơn {name} nhiều ạ, hẹn gặp lại ở {venue}!'],
  ['xin-loi', 'Dạ {venue} xin lỗi {name} về chuyện này. Em là {me}, em kiểm tra và báo lại ngay ạ.'],
  ['dat-ban', 'Dạ {name} cho em xin số người và giờ đến, em giữ bàn 15 phút ạ.'],
] as const

export const STORIES: readonly Story[] = [
  [
    [0.1, 'open', 'nobody', ['booking'], 2],
    '<Quán ơi tối nay còn bàn ngoài hiên không ạ?',
    '<Nhóm mình 6 người, tầm 7 rưỡi',
  ],
  [
    [0.4, 'open', 'clerk', ['complaint'], 1],
    '<Mình đợi 25 phút chưa có nước bạn ơi',
    '>Dạ xin lỗi chị, em kiểm tra ngay ạ. Chị ngồi bàn số mấy?',
    '<Bàn 12 trong sân',
  ],
  [[0.8, 'open', 'nobody', [], 1], '<Hôm nay quán có bán bạc xỉu không nhỉ'],
  [
    [1.2, 'open', 'nobody', ['order'], 1],
    '!ly',
    '<Ly này tên là gì vậy quán, mình muốn đặt 10 ly mai 9 giờ giao cơ quan',
  ],
  [
    [1.9, 'open', 'owner', ['booking'], 0],
    '<Cho mình hỏi thuê quán buổi sáng Chủ nhật làm thôi nôi',
    '>Dạ được ạ, chị đi khoảng bao nhiêu khách?',
    '<Tầm 30 người',
    '#Sáng Chủ nhật sân sau trống đến 11 giờ. Báo giá trọn gói 4,5 triệu.',
    '>Dạ em gửi chị báo giá trong chiều nay ạ.',
  ],
  [[2.6, 'open', 'nobody', [], 1], '<Wi-Fi quán mật khẩu là gì ạ, mình vào không được'],
  [
    [3.2, 'open', 'clerk', ['praise'], 0],
    '<Hôm qua mình ghé, bạn nhân viên dễ thương lắm nha',
    '>Dạ cảm ơn chị nhiều ạ, em sẽ nhắn lại bạn Mai.',
  ],
  [
    [4.5, 'waiting', 'owner', ['order'], 0],
    '<Quán có nhận giao văn phòng không?',
    '>Dạ có ạ, từ 10 ly em giao miễn phí trong 2 km. Anh cho em xin địa chỉ nhé.',
  ],
  [
    [5.1, 'open', 'nobody', ['complaint'], 1],
    '<Nhạc hơi to so với buổi sáng đó quán ơi, mình ngồi làm việc không được',
  ],
  [
    [6.4, 'closed', 'clerk', [], 0],
    '<Quán mở cửa mấy giờ vậy?',
    '>Dạ quán mở cửa từ 7 giờ đến 22 giờ 30 mỗi ngày ạ.',
    '<Ok cảm ơn quán',
  ],
  [[8, 'open', 'nobody', [], 1], '<Mình để quên cái ô màu xanh ở ghế sát cửa sổ, quán có thấy không'],
  [
    [11, 'closed', 'clerk', [], 0],
    '<Mình để quên sạc laptop',
    '>Dạ em giữ ở quầy rồi, anh ghé lấy lúc nào cũng được ạ.',
    '<May quá, chiều mình qua',
  ],
  [
    [14, 'waiting', 'clerk', ['booking'], 0],
    '<Đặt giúp mình bàn 4 người thứ Bảy 8 giờ sáng',
    '>Dạ em giữ bàn cạnh cửa sổ cho chị rồi ạ.',
    '>Chị đến trễ hơn 15 phút thì nhắn em nhé.',
  ],
  [
    [19, 'closed', 'owner', ['praise'], 0],
    '!banh',
    '<Bánh ngon xỉu luôn á',
    '>Dạ cảm ơn bạn, mẻ mới ra lò lúc 3 giờ chiều mỗi ngày ạ.',
  ],
  [[22, 'open', 'nobody', ['order'], 1], '<Còn bánh bông lan trứng muối không shop, mình lấy 2 cái'],
  [
    [26, 'closed', 'clerk', [], 0],
    '<Có chỗ đậu ô tô không ạ',
    '>Dạ ô tô gửi ở bãi số 20 ngay cạnh quán, quán trả phí 2 giờ đầu ạ.',
  ],
  [
    [30, 'closed', 'owner', ['complaint'], 0],
    '<Cà phê hôm nay nhạt quá',
    '>Dạ quán xin lỗi anh, lần tới anh ghé em mời lại ly khác ạ.',
    '#Đã nhắc ca sáng kiểm tra máy xay.',
    '<Ok để mình ghé thử',
  ],
  [
    [34, 'waiting', 'owner', ['booking'], 0],
    '<Quán có phòng họp nhỏ không?',
    '>Dạ tầng 2 có phòng 8 người, 150 nghìn một giờ gồm nước lọc ạ.',
  ],
  [
    [41, 'closed', 'clerk', [], 0],
    '<Điểm tích lũy của mình còn bao nhiêu vậy',
    '>Dạ anh mở lại trang Wi-Fi của quán là thấy điểm ạ.',
  ],
  [[46, 'open', 'clerk', [], 0], '<Thứ Hai lễ quán có mở không?', '>Dạ có, mở bình thường ạ.'],
  [[52, 'closed', 'clerk', ['order'], 0], '<Ship 3 ly cà phê muối', '>Dạ em đặt giúp chị rồi, 20 phút nữa tới ạ.'],
  [[60, 'closed', 'nobody', [], 0], '<👍'],
  [
    [66, 'waiting', 'owner', [], 0],
    '<Bên mình muốn hợp tác bày tranh tại quán',
    '>Dạ anh gửi giúp em vài tác phẩm, quán xem và hẹn anh ạ.',
  ],
  [[73, 'open', 'nobody', ['booking'], 1], '<Sinh nhật bé nhà mình 15 người, quán có trang trí không'],
  [[80, 'closed', 'clerk', [], 0], '<Quán có món chay không ạ', '>Dạ có bánh mì chay và sinh tố ạ.'],
  [[88, 'closed', 'owner', ['praise'], 0], '<Không gian đẹp, lần sau mình rủ bạn', '>Dạ quán cảm ơn bạn ạ!'],
  [[96, 'open', 'nobody', [], 1], '<Tuyển part-time không quán'],
  [[105, 'closed', 'owner', [], 0], '<Em muốn xin việc ca tối', '>Dạ em gửi tên và giờ rảnh, quán gọi lại nhé.'],
  [[118, 'closed', 'clerk', ['order'], 0], '<Đổi 5 ly thành 7 ly được không', '>Dạ được ạ, em sửa rồi.'],
  [[126, 'closed', 'clerk', [], 0], '<Có nước ép cần tây không', '>Dạ có, 45 nghìn một ly ạ.'],
  [[140, 'closed', 'nobody', [], 0], '<Ok'],
  [
    [160, 'waiting', 'owner', ['booking'], 0],
    '<Họp lớp 20 người tháng 12 báo giá giúp mình',
    '>Dạ em gửi báo giá rồi ạ, chị xem giúp em.',
  ],
  [[190, 'open', 'nobody', ['complaint'], 1], '<Hóa đơn tính dư một ly, mình về nhà mới thấy'],
  [[215, 'closed', 'owner', [], 0], '<Cho mình xin hóa đơn đỏ', '>Dạ chị gửi mã số thuế, em xuất trong ngày ạ.'],
  [[240, 'closed', 'clerk', [], 0], '<Quán có khuyến mãi gì tuần này', '>Dạ thứ Tư mua 2 tặng 1 trà trái cây ạ.'],
  [[280, 'closed', 'clerk', ['praise'], 0], '<Mê cà phê muối của quán', '>Dạ hẹn chị ghé lại ạ.'],
  [[320, 'closed', 'owner', [], 0], '<Thú cưng vào được không', '>Dạ được ở khu sân, có bát nước cho bé ạ.'],
  [[400, 'closed', 'clerk', [], 0], '<Ổ cắm ngồi bàn nào nhỉ', '>Dạ dãy cạnh tường trong nhà ạ.'],
  [[520, 'closed', 'clerk', ['order'], 0], '<Đặt 20 ly cho công ty', '>Dạ em nhận rồi ạ.', '<Cảm ơn quán'],
  [[700, 'closed', 'owner', [], 0], '<Chúc mừng quán 3 tuổi nha', '>Dạ cảm ơn anh nhiều lắm ạ!'],
]

/** Answers to the café's letters. */
export const MAIL_STORIES: readonly Story[] = [
  [
    [0.6, 'open', 'nobody', ['booking'], 1],
    '<Chào quán, mình nhận được thư về đêm nhạc thứ Bảy. Cho mình giữ 4 chỗ gần sân khấu nhé, mình đến khoảng 19 giờ 30.',
  ],
  [
    [9, 'open', 'owner', ['order'], 0],
    '<Công ty mình muốn đặt 40 phần bánh và trà cho buổi họp sáng thứ Năm, quán gửi báo giá giúp mình với.',
    '>Dạ em cảm ơn anh. 40 phần bánh và trà là 2.200.000 ₫, đã gồm giao tận nơi trước 8 giờ 30. Anh cần hóa đơn không ạ?',
    '<Có, mình gửi thông tin xuất hóa đơn chiều nay. Cảm ơn quán.',
  ],
  [
    [52, 'closed', 'clerk', ['praise'], 0],
    '<Cảm ơn quán đã gửi lại chiếc ô mình để quên!',
    '>Dạ không có gì ạ, hẹn gặp lại chị.',
  ],
]

/** Answers to the café's text messages. */
export const TEXT_STORIES: readonly Story[] = [
  [[0.3, 'open', 'nobody', [], 1], '<Uu dai cuoi tuan ap dung ca thu 6 khong quan'],
  [
    [7, 'open', 'clerk', ['booking'], 0],
    '<Dat giup minh ban 2 nguoi 8h toi nay',
    '>Da em giu ban 5 ngoai hien cho anh den 20h15 a.',
    '<Ok cam on',
  ],
]
