export const returns = {
  title: 'Khách có quay lại trong {days, number} ngày?',
  early: 'Còn sớm: chờ thêm khách của cả hai nhóm.',
  open: 'Chênh lệch {points} điểm phần trăm, nhưng chưa loại trừ được ngẫu nhiên.',
  interval: 'Chênh lệch tỷ lệ quay lại, điểm phần trăm',
  help: 'Chỉ tính khách đã có đủ {days, number} ngày để quay lại. Thanh ngang là khoảng tin cậy 95%.',
  of: '{cameBack, number} trong {guests, number} khách',
} as const
