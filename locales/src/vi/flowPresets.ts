// Where an owner begins a new flow.
export const flowPresets = {
  'one-tap': { name: 'Một chạm', text: 'Đồng ý điều khoản, bấm nút là vào mạng. Nhanh nhất.' },
  terms: { name: 'Điều khoản rồi một chạm', text: 'Khách đọc nội quy quán ở bước riêng rồi mới kết nối.' },
  'phone-code': { name: 'Mã qua điện thoại', text: 'Khách nhập số, nhận mã. Biết chắc số là thật.' },
  form: { name: 'Biểu mẫu ngắn', text: 'Hỏi tên và số điện thoại, không cần mã.' },
  survey: { name: 'Khảo sát rồi vào mạng', text: 'Vài câu chấm điểm và góp ý, khách có thể bỏ qua.' },
  'access-code': {
    name: 'Mã truy cập cho phòng khách sạn',
    text: 'Khách nhập mã in trên thẻ phòng hoặc lễ tân đưa.',
  },
  purchase: { name: 'Bán Wi-Fi theo giờ', text: 'Khách chọn gói, trả bằng VietQR hoặc thẻ rồi vào mạng.' },
  password: { name: 'Mật khẩu của quán', text: 'Mật khẩu ghi trên thực đơn hoặc hóa đơn.' },
  google: { name: 'Đăng nhập bằng Google', text: 'Khách chọn tài khoản Google có sẵn trên máy.' },
  zalo: { name: 'Đăng nhập bằng Zalo', text: 'Khách xác nhận bằng tài khoản Zalo.' },
  empty: { name: 'Bắt đầu trống', text: 'Tự chọn từng bước.' },
} as const
