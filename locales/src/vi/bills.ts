/** What stands on receipts and invoices. */
export const bills = {
  number: 'Số {number}',
  date: 'Ngày',
  seller: 'Bên cung cấp',
  buyer: 'Bên mua',
  taxCode: 'Mã số thuế: {code}',
  what: 'Nội dung',
  amount: 'Số tiền',
  total: 'Tổng cộng',
  paid: 'Đã thanh toán',
  more: 'và {count} dòng khác',
  receipt: {
    title: 'BIÊN NHẬN NẠP TIỀN',
    line: 'Nạp tiền vào ví Portico',
    by: 'Thanh toán qua {provider}, mã {reference}',
    note: 'Biên nhận này xác nhận tiền đã vào ví. Đây không phải hóa đơn giá trị gia tăng.',
  },
  invoice: {
    title: 'HÓA ĐƠN',
    net: 'Giá trước thuế',
    vat: 'Thuế GTGT {percent} %',
    note: 'Giá đã gồm thuế. Chứng từ này không thay hóa đơn điện tử có mã của cơ quan thuế.',
    noteWithoutTax: 'Chứng từ này không phải hóa đơn giá trị gia tăng.',
  },
  purpose: {
    campaign: 'Tin nhắn chiến dịch',
    message: 'Tin nhắn Zalo',
    'phone-card': 'Thẻ điện thoại',
    ai: 'Trả lời bằng AI',
  },
} as const
