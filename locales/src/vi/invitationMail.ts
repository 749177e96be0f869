/** What invites a colleague to a page, by mail or text message. */
export const invitationMail = {
  subject: '{from} mời bạn cùng quản lý {page}',
  greeting: 'Chào bạn,',
  text: '{from} mời bạn cùng quản lý trang {page} trên Portico. Bấm nút bên dưới để đăng nhập (hoặc tạo tài khoản) rồi nhận lời.',
  button: 'Xem lời mời',
  closing: 'Lời mời có hiệu lực trong {days} ngày. Nếu bạn không quen người gửi, cứ bỏ qua thư này.',
  sms: '{from} mời bạn cùng quản lý {page} trên Portico: {url}',
} as const
