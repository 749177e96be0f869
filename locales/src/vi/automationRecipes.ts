/** Automations that are ready to be made one's own, and the messages they bring along. */
export const automationRecipes = {
  /** Stands where a name is not known. */
  somebody: 'bạn',
  welcome: {
    name: 'Chào khách mới',
    subject: 'Cảm ơn bạn đã ghé {venue}',
    text: 'Chào {name}, cảm ơn bạn đã ghé {venue} lần đầu. Thực đơn và ưu đãi dành cho bạn ở đây: {home}',
  },
  comeBack: {
    name: 'Mời khách quay lại sau 14 ngày',
    subject: '{venue} nhớ bạn',
    text: 'Chào {name}, lâu rồi chưa gặp. Ghé {venue} tuần này, quán tặng bạn điểm thưởng nhé! {home}',
  },
  birthday: {
    name: 'Chúc mừng sinh nhật',
    subject: '{venue} chúc mừng sinh nhật bạn',
    text: 'Chúc mừng sinh nhật {name}! {venue} tặng bạn 50 điểm, mở ra xem nhé: {home}',
  },
  rescue: {
    name: 'Cứu đánh giá thấp',
    subject: '{venue} xin lỗi bạn',
    text: 'Chào {name}, {venue} rất tiếc vì lần ghé vừa rồi chưa vui. Quản lý sẽ liên hệ để xin lỗi và sửa ngay. Bạn cũng có thể nhắn ở đây: {home}',
    notice: 'Khách vừa chấm điểm thấp, hãy gọi hỏi thăm',
    note: 'Đánh giá thấp: gọi xin lỗi và hỏi lý do',
  },
  review: {
    name: 'Xin đánh giá',
    subject: 'Bạn thấy {venue} thế nào?',
    text: 'Chào {name}, cảm ơn bạn đã ghé {venue} {visits} lần. Bạn chấm quán mấy sao? {home}',
  },
} as const
