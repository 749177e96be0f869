export const guestStop = {
  ask: 'Ngừng nhận tin?',
  askLead: '{venue} sẽ không gửi tin cho bạn theo cách này nữa.',
  button: 'Ngừng nhận',
  busy: 'Đang lưu…',
  done: 'Đã ngừng',
  doneLead: 'Từ giờ {venue} không gửi tin cho bạn theo cách này.',
  gone: 'Đường dẫn đã cũ',
  goneLead: 'Bạn có thể ngừng nhận tin trong phần dữ liệu của mình trên trang của quán.',
} as const
