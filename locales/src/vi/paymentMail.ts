export const paymentMail = {
  receipt: {
    title: 'BIÊN NHẬN NẠP TIỀN',
    number: 'Số {number}',
    date: 'Ngày',
    seller: 'Bên cung cấp',
    buyer: 'Bên mua',
    taxCode: 'Mã số thuế: {code}',
    what: 'Nội dung',
    amount: 'Số tiền',
    line: 'Nạp tiền vào ví Portico',
    by: 'Thanh toán qua {provider}, mã {reference}',
    total: 'Tổng cộng',
    paid: 'Đã thanh toán',
    note: 'Biên nhận này xác nhận tiền đã vào ví. Đây không phải hóa đơn giá trị gia tăng.',
  },
  differences: {
    subject: 'Đối soát thanh toán: {count} chênh lệch mới',
    text: 'Sổ của cổng thanh toán và sổ của Portico khác nhau ở {count} giao dịch. Hãy xem từng giao dịch và ghi lại cách xử lý.',
    button: 'Xem chênh lệch',
    closing: 'Thư này gửi cho quản trị viên của máy chủ Portico.',
  },
} as const
