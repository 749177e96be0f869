export const finance = {
  title: 'Ví và sao kê',
  lead: 'Số dư của bạn và mọi khoản vào, ra. Tiền chuyển khoản do người vận hành máy chủ ghi có.',
  csv: 'Tải CSV',
  balance: 'Số dư',
  kind: { in: 'Tiền vào', out: 'Tiền ra' },
  any: 'Tất cả',
  empty: 'Chưa có khoản nào',
  emptyText: 'Khi có tiền vào hoặc ra, khoản đó hiện ở đây cùng số dư sau đó.',
  column: {
    at: 'Ngày giờ',
    reason: 'Nội dung',
    amount: 'Số tiền',
    currency: 'Tiền tệ',
    after: 'Số dư sau đó',
    kind: 'Loại',
  },
} as const
