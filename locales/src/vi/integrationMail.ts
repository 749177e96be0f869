export const integrationMail = {
  subject: 'Thư thử từ Portico',
  greeting: 'Xin chào,',
  text: 'Máy chủ thư của “{page}” đã hoạt động: thư này được gửi qua chính máy chủ đó.',
  closing: 'Bạn nhận thư này vì người quản lý trang vừa bấm gửi thử.',
  sms: 'Tin thử của {page}: dịch vụ tin nhắn đã hoạt động.',
} as const
