export const guestZalo = {
  title: 'Quan tâm quán trên Zalo',
  tile: 'Hỏi quán và nhận ưu đãi qua Zalo',
  lead: 'Quan tâm {venue} trên Zalo và gửi mã dưới đây, quán sẽ nhận ra bạn.',
  code: 'Mã của bạn, dùng một lần trong một giờ',
  copy: 'Sao chép mã.',
  copyIt: 'Sao chép',
  copied: 'Đã sao chép',
  send: 'Mở Zalo, bấm Quan tâm rồi dán mã vào ô tin nhắn và gửi.',
  open: 'Mở Zalo',
  look: 'Tôi đã gửi mã',
  done: 'Đã nối Zalo',
  doneLead: '{venue} đã nhận ra bạn trên Zalo.',
} as const
