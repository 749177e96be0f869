export const recipes = {
  'opennds-install': 'Đăng nhập vào router OpenWrt (SSH) rồi cài openNDS.',
  'opennds-settings': 'Dán đoạn này để openNDS gửi khách đến trang chào của bạn.',
  'opennds-agent':
    'Cài chương trình nhỏ báo ai đang dùng mạng và nhận lệnh ngắt kết nối. Nó chỉ gọi ra ngoài, không mở cổng nào.',
  'opennds-start': 'Khởi động lại openNDS và chương trình nhỏ. Thiết bị sẽ chuyển sang màu xanh sau vài giây.',
  'join-and-look': 'Dùng điện thoại vào Wi-Fi này. Trang chào sẽ tự mở, và bạn thấy mình ở mục đang dùng mạng.',
  'radius-server': 'Trong phần RADIUS của thiết bị, nhập các giá trị này cho cả xác thực lẫn kế toán (accounting).',
  'radius-page':
    'Đặt trang đăng nhập ngoài (external portal) là địa chỉ này; thay các phần trong <> bằng biến của thiết bị.',
  'radius-garden': 'Cho phép truy cập địa chỉ này trước khi đăng nhập (walled garden).',
  'radius-login':
    'Địa chỉ trang đăng nhập của chính thiết bị, nơi điện thoại gửi mật khẩu dùng một lần. Phải khớp với mục đã điền ở đây.',
  'radius-message-authenticator':
    'Bật Message-Authenticator trên thiết bị. Gói tin không có nó sẽ bị bỏ qua để chống giả mạo (BlastRADIUS).',
  'radius-legacy':
    'Thiết bị này đang được phép gửi gói không có Message-Authenticator. Hãy nâng cấp phần mềm thiết bị rồi đổi về chế độ bắt buộc.',
  'radius-test':
    'Muốn thử từ một máy có radclient: thiết bị lạ sẽ không được trả lời, còn lệnh này phải nhận Access-Reject.',
} as const
