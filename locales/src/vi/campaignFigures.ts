// What a booking delivered and what it was good for.
export const campaignFigures = {
  figures: {
    impressions: 'Lượt hiển thị',
    impressionsHelp: 'Đếm khi quảng cáo thật sự hiện trên màn hình ít nhất một giây. Mỗi lượt kết nối đếm một lần.',
    guests: 'Khách đã thấy',
    clicks: 'Lượt bấm',
    clicksHelp: 'Đếm qua liên kết của chúng tôi, mỗi lượt kết nối một lần.',
    rate: 'Tỷ lệ bấm',
    none: 'Chưa có lượt nào',
    noneText: 'Số liệu hiện ở đây khi khách đầu tiên thấy quảng cáo.',
    byDay: 'Theo ngày',
    day: 'Ngày',
    bySlot: 'Theo chỗ hiện',
    byDevice: 'Theo thiết bị',
    byVariant: 'Theo phương án',
  },
  trial: {
    title: 'Phương án nào hơn?',
    clicked: 'Khách đã bấm',
    best: 'Hơn hẳn',
    won: '{name} hơn: tỷ lệ khách bấm cao hơn {points} điểm phần trăm (trong khoảng {low} đến {high}).',
    open: 'Chưa phân thắng bại: khác biệt này có thể chỉ do may rủi. Cứ để chạy tiếp.',
    interval: 'Chênh lệch tỷ lệ bấm, điểm phần trăm',
    honest: 'Xem mỗi ngày cũng không làm sai kết quả. Khả năng khác biệt chỉ do may rủi: {chance}.',
  },
  comeback: {
    shown: 'Đã thấy quảng cáo',
    heldOut: 'Nhóm đối chứng',
    more: 'Có tác dụng: khách đã thấy quay lại nhiều hơn {points} điểm phần trăm.',
    less: 'Khách đã thấy lại quay lại ít hơn {points} điểm phần trăm. Nên đổi nội dung.',
    without: 'Muốn biết quảng cáo có kéo khách quay lại không, hãy đặt nhóm đối chứng ở bước “Bao nhiêu”.',
  },
  report: {
    title: 'Báo cáo đầy đủ',
    text: 'So với kỳ trước, tải về CSV và ảnh biểu đồ.',
    open: 'Mở báo cáo',
  },
  share: {
    title: 'Liên kết xem báo cáo',
    text: 'Ai có liên kết sẽ thấy số liệu của riêng chiến dịch này, tải được CSV và ảnh, không thấy gì khác.',
  },
} as const
