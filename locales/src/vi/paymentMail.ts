export const paymentMail = {
  differences: {
    subject: 'Đối soát thanh toán: {count} chênh lệch mới',
    text: 'Sổ của cổng thanh toán và sổ của Portico khác nhau ở {count} giao dịch. Hãy xem từng giao dịch và ghi lại cách xử lý.',
    button: 'Xem chênh lệch',
    closing: 'Thư này gửi cho quản trị viên của máy chủ Portico.',
  },
} as const
