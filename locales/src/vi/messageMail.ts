export const messageMail = {
  why: 'Bạn nhận thư này vì đã đồng ý nhận tin từ {venue}.',
  stop: 'Ngừng nhận',
  smsStop: 'Tu choi',
  smsStopAccented: 'Từ chối',
  smsStopped: '{venue}: đã ngừng gửi tin quảng cáo đến số này.',
} as const
