export const guestChat = {
  title: 'Nhắn cho quán',
  lead: 'Hỏi giờ mở cửa, giữ bàn hay góp ý: {venue} trả lời ngay ở đây.',
  tile: 'Hỏi hoặc góp ý, quán trả lời ở đây',
  answers: '{count, number} câu trả lời mới',
  you: 'Bạn',
  words: 'Tin nhắn của bạn',
  send: 'Gửi',
  sending: 'Đang gửi…',
  fresh: 'Xem tin mới',
  problem: {
    empty: 'Bạn viết vài chữ nhé.',
    'too-long': 'Tin này dài quá. Bạn viết gọn lại hoặc chia làm hai tin nhé.',
    'too-many': 'Bạn vừa gửi nhiều tin liền nhau. Bạn chờ một lát rồi gửi tiếp nhé.',
  },
} as const
