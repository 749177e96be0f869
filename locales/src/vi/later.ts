export const later = {
  kicker: 'Chưa có',
  lead: 'Phần này chưa dùng được. Chúng tôi không bày số liệu giả.',
  back: 'Về tổng quan',
  devices: 'Xem thiết bị',
  topic: {
    loginFlow: 'Ở đây bạn sẽ xếp các bước khách đi qua trước khi vào mạng: biểu mẫu, câu hỏi, mã xác nhận, thời lượng.',
    accessCodes: 'Ở đây bạn sẽ phát mã vào Wi-Fi cho từng khách hoặc in cả loạt, và thu hồi khi cần.',
    loyalty: 'Ở đây khách sẽ làm nhiệm vụ nhỏ để tích điểm, đổi quà; nhân viên duyệt từng lượt đổi.',
    guests: 'Ở đây bạn sẽ thấy khách của mình theo nhãn và lần ghé, trong phạm vi họ đã đồng ý.',
    reports:
      'Ở đây sẽ là báo cáo theo khoảng ngày bạn chọn, tải về được. Hôm nay bạn xem số liệu ở màn hình Tổng quan.',
    media: 'Ở đây bạn sẽ tải ảnh và video lên để dùng trên trang chào và trong chiến dịch.',
    notification: 'Ở đây bạn sẽ chọn sự kiện nào cần báo, báo cho ai và qua kênh nào.',
    integration: 'Ở đây bạn sẽ kết nối e-mail, tin nhắn, Google và hệ thống của mình, kèm trạng thái từng tích hợp.',
    billing: 'Ở đây bạn sẽ xem gói đang dùng, mua thêm, nạp số dư và tải hóa đơn. Hiện chưa thu khoản nào.',
    zalo: 'Ở đây bạn sẽ kết nối Zalo OA để trò chuyện với người quan tâm, gửi tin theo mẫu và tự động trả lời.',
    admin: 'Ở đây quản trị viên sẽ quản lý gói, gói đang dùng, mã kích hoạt và giao diện dùng chung.',
  },
} as const
