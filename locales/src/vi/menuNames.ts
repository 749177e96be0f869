// Made from locales/src/areas.ts by `npm run types`; edit that instead.
/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Mã truy cập',
  aiSettings: 'Cài đặt AI',
  announcements: 'Thông báo',
  campaigns: 'Chiến dịch',
  chatbots: 'Chatbot',
  games: 'Trò chơi',
  help: 'Trợ giúp',
  home: 'Tổng quan',
  imports: 'Nhập và xuất',
  inbox: 'Tin nhắn',
  media: 'Kho ảnh và video',
  menu: 'Thực đơn',
  profiles: 'Hồ sơ khách',
  reviews: 'Đánh giá',
  segments: 'Phân khúc',
  tags: 'Nhãn khách',
  templates: 'Giao diện',
  wifiCampaigns: 'Chiến dịch Wi-Fi',
  wifiSales: 'Bán Wi-Fi',
  wifiProfiles: 'Hồ sơ Wi-Fi',
} as const
