// The words of the finished campaigns owners begin from. Nothing in it is filled in, so owners see what guests will.
export const campaignGallery = {
  opening: {
    name: 'Khai trương',
    heading: 'Quán mới mở, mời bạn nếm thử!',
    body: 'Trong tuần khai trương, mỗi ly giảm 20%. Đưa màn hình này cho nhân viên khi gọi món là được.',
  },
  'happy-hour': {
    name: 'Giờ vàng',
    heading: '14–16 giờ: đi hai, tính một',
    body: 'Rủ thêm một người, ly thứ hai quán mời. Áp dụng cho mọi món trà và cà phê, từ thứ Hai đến thứ Sáu.',
  },
  tet: {
    name: 'Tết',
    heading: 'Năm mới an khang, lì xì đầu xuân',
    body: 'Hóa đơn từ 100.000đ là được bốc một bao lì xì ở quầy. Bao nào cũng có quà, quán mở cửa xuyên Tết.',
  },
  review: {
    name: 'Xin đánh giá',
    heading: 'Hôm nay bạn thấy quán thế nào?',
    body: 'Chỉ một chạm thôi. Quán đọc từng câu trả lời.',
    question: 'Bạn chấm mấy sao?',
    action: 'Viết đôi lời trên Google',
  },
  app: {
    name: 'Tải ứng dụng',
    heading: 'Gọi món không cần xếp hàng',
    body: 'Tải ứng dụng của quán, gọi trước khi đến. Ly đầu tiên đặt qua ứng dụng được giảm một nửa.',
    action: 'Tải ứng dụng',
  },
  'lucky-draw': {
    name: 'Bốc thăm trúng thưởng',
    heading: 'Tuần này ai sẽ trúng?',
    body: 'Mỗi thứ Bảy quán rút thăm ba phần quà. Bấm tham gia, nhân viên sẽ báo tin nếu bạn trúng.',
    action: 'Cho tôi tham gia',
  },
  birthday: {
    name: 'Sinh nhật',
    heading: 'Sinh nhật bạn, bánh quán mời',
    body: 'Đúng tuần sinh nhật, ghé quán cùng bạn bè là có một phần bánh. Nói với nhân viên một câu thôi nhé.',
  },
  weekend: {
    name: 'Cuối tuần',
    heading: 'Cuối tuần này có nhạc sống',
    body: 'Tối thứ Bảy, từ 20 giờ, ngoài sân. Bàn đẹp hết sớm, giữ chỗ trước cho chắc.',
    action: 'Giữ bàn cho tôi',
  },
  'rainy-day': {
    name: 'Ngày mưa',
    heading: 'Mưa rồi, ngồi thêm chút nhé',
    body: 'Trời còn mưa thì ly nóng thứ hai giảm 30%. Cứ thong thả, tạnh rồi hãy về.',
  },
  'new-dish': {
    name: 'Món mới',
    heading: 'Bếp vừa có món mới',
    body: 'Gọi thử trong tuần này, quán tặng kèm một ly trà đá chanh.',
    question: 'Bạn muốn nếm món nào trước?',
    one: 'Món mặn',
    two: 'Món ngọt',
    three: 'Đồ uống',
  },
  'stamp-card': {
    name: 'Thẻ tích điểm',
    heading: 'Uống bảy ly, ly thứ tám quán mời',
    body: 'Hỏi thẻ ở quầy, mỗi ly một con dấu. Thẻ không hết hạn, đưa ai dùng cũng được.',
  },
  thanks: {
    name: 'Cảm ơn khách quen',
    heading: 'Cảm ơn bạn đã quay lại',
    body: 'Khách quen là người nhà. Lần này quán mời bạn thêm một món ăn kèm, cứ chọn ở quầy.',
  },
} as const
