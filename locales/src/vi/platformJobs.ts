// What the server does by itself, by feature and job, as administrators read it.
export const platformJobs = {
  accessCodes: {
    clearTries: 'Dọn các lần nhập mã truy cập',
    endOverdue: 'Ngắt phiên có mã truy cập hết hạn',
  },
  accounts: {
    clear: 'Dọn đăng nhập và liên kết hết hạn',
  },
  ai: {
    settleLost: 'Hoàn tiền câu trả lời AI dở dang',
  },
  automations: {
    clear: 'Dọn nhật ký tự động hóa',
    look: 'Tìm khách đến lượt tự động hóa',
  },
  campaigns: {
    clearShows: 'Dọn lượt hiển thị quảng cáo cũ',
    finishOver: 'Kết thúc lịch chiếu đã hết hạn',
  },
  chatbots: {
    clearTurns: 'Dọn lượt trả lời cũ của chatbot',
  },
  core: {
    clearHappenings: 'Dọn sự kiện đã xử lý',
    clearIdempotencyKeys: 'Dọn khóa chống gửi lặp của API',
    clearMessageCounts: 'Dọn số đếm tin đã gửi',
    clearOutbox: 'Dọn thư và tin đã gửi',
  },
  exports: {
    clear: 'Xóa tệp xuất đã hết hạn',
  },
  finance: {
    billUsage: 'Tính tiền sử dụng',
    releaseForgotten: 'Trả lại khoản tạm giữ bị bỏ quên',
  },
  gateways: {
    announceOffline: 'Báo thiết bị mất kết nối',
    announceOpenWifi: 'Báo Wi-Fi đang mở không qua trang chào',
    clear: 'Dọn dữ liệu cũ của thiết bị',
    closeSilentSessions: 'Đóng phiên không còn báo cáo',
    endLimits: 'Ngắt phiên hết thời gian hoặc dung lượng',
    endQuotas: 'Ngắt khách hết định mức ngày',
    useNextSecrets: 'Đổi sang khóa mới của thiết bị',
    workInReports: 'Ghi nhận báo cáo phiên đang chờ',
  },
  gifts: {
    clearCardFiles: 'Xóa tệp mã thẻ đã nhập',
    expire: 'Hủy đơn đổi quà quá hạn',
  },
  guests: {
    clear: 'Dọn dữ liệu tạm của khách',
    forgetAbsent: 'Xóa khách lâu không đến',
    forgetEnded: 'Bỏ địa chỉ máy của khách đã xóa',
    replayErasures: 'Xóa lại khách sau khi khôi phục',
    writeErasures: 'Ghi danh sách khách đã xóa',
  },
  imports: {
    clear: 'Dọn tệp nhập đã xong',
  },
  inbox: {
    clearPresence: 'Dọn dấu người đang trực hộp thư',
    keep: 'Chăm sóc hội thoại: giao, nhắc, đóng',
  },
  integrations: {
    clearDeliveries: 'Dọn lần gửi webhook cũ',
  },
  leads: {
    remindDue: 'Nhắc khách tiềm năng đến hạn',
  },
  loyalty: {
    giveBirthdayPoints: 'Tặng điểm sinh nhật',
    lapsePoints: 'Xóa điểm hết hạn',
  },
  media: {
    removeLeftovers: 'Xóa tệp media không dùng',
  },
  menu: {
    clearItemViews: 'Dọn lượt xem món cũ',
  },
  messages: {
    advance: 'Gửi tiếp các chiến dịch tin nhắn',
    askApprovals: 'Hỏi kết quả duyệt mẫu tin',
    clearAdverts: 'Dọn dấu tin quảng cáo đã gửi',
    clearTextThreads: 'Dọn mạch tin SMS cũ',
    settleSeries: 'Chốt chuỗi tin định kỳ',
  },
  notifications: {
    clear: 'Dọn thông báo cũ',
    clearDigests: 'Dọn bản tóm tắt cũ',
    send: 'Gửi thông báo',
    sendDigests: 'Gửi bản tóm tắt',
  },
  pages: {
    purge: 'Xóa hẳn trang đã bỏ',
  },
  payments: {
    queryPending: 'Hỏi lại thanh toán đang chờ',
    reconcile: 'Đối soát thanh toán',
  },
  plans: {
    renewDue: 'Gia hạn gói đến hạn',
    tellEndings: 'Báo gói sắp hết hạn',
  },
  platform: {
    endLooks: 'Kết thúc lượt xem của quản trị viên',
  },
  portal: {
    clearCodes: 'Dọn mã đăng nhập của khách',
    clearOwnDevices: 'Dọn thiết bị khách tự thêm đã hết hạn',
    clearSessions: 'Dọn lượt mở trang chào',
    endPasses: 'Kết thúc lượt vào mạng tạm',
  },
  privacy: {
    clearViews: 'Dọn lượt xem dữ liệu cá nhân',
  },
  profiles: {
    applyRules: 'Tính lại giai đoạn của khách',
  },
  register: {
    clear: 'Dọn sổ kết nối quá hạn',
  },
  reports: {
    check: 'Kiểm tra tổng số của báo cáo',
    keepPartitions: 'Chuẩn bị và bỏ các tháng sự kiện',
    recount: 'Đếm lại những ngày thay đổi',
    send: 'Gửi báo cáo định kỳ',
    sketch: 'Tóm gọn các ngày và tháng đã qua',
  },
  tasks: {
    clearCodes: 'Dọn mã của nhiệm vụ',
  },
  wifiProfiles: {
    clearTickets: 'Dọn liên kết tải hồ sơ Wi-Fi',
    renewServer: 'Gia hạn chứng chỉ máy chủ Wi-Fi',
  },
  wifiSales: {
    querySales: 'Hỏi lại đơn mua Wi-Fi',
  },
  zalo: {
    clearAccounts: 'Dọn tài khoản Zalo đã ngắt',
    clearEvents: 'Dọn sự kiện Zalo đã xử lý',
    refreshTokens: 'Làm mới quyền truy cập Zalo',
    syncUsers: 'Đồng bộ người quan tâm Zalo',
  },
} as const
