export const later = {
  kicker: 'Chưa có',
  lead: 'Phần này chưa dùng được. Chúng tôi không bày số liệu giả.',
  back: 'Về tổng quan',
  devices: 'Xem thiết bị',
  topic: {
    zalo: 'Ở đây bạn sẽ cho tin nhắn tự gửi theo từng sự kiện.',
  },
} as const
