/** What invites a colleague to a page, by mail or text message. */
export const invitationMail = {
  subject: '{from} mời bạn tham gia {page}',
  greeting: 'Chào bạn,',
  text: '{from} mời bạn tham gia trang {page} trên Portico. Bấm nút bên dưới để đăng nhập (hoặc tạo tài khoản) rồi nhận lời.',
  button: 'Xem lời mời',
  closing: 'Lời mời có hiệu lực trong {days} ngày. Nếu bạn không quen người gửi, cứ bỏ qua thư này.',
  sms: '{from} mời bạn tham gia {page} trên Portico: {url}',
  /** The page is offered to a member. */
  offer: {
    subject: '{from} muốn chuyển trang {page} cho bạn',
    text: '{from} muốn chuyển quyền chủ trang {page} trên Portico cho bạn. Khi bạn nhận lời, bạn là chủ trang và {from} trở thành quản lý. Bấm nút bên dưới để nhận lời hoặc từ chối.',
    button: 'Trả lời',
    closing: 'Lời đề nghị có hiệu lực trong {days} ngày. Trước khi bạn trả lời, không có gì thay đổi.',
    sms: '{from} muốn chuyển trang {page} trên Portico cho bạn. Trả lời tại: {url}',
  },
} as const
