// Made from locales/src/areas.ts by `npm run types`; edit that instead.
/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Mã truy cập',
  campaigns: 'Chiến dịch',
  help: 'Trợ giúp',
  home: 'Tổng quan',
  imports: 'Nhập và xuất',
  media: 'Kho ảnh và video',
  profiles: 'Hồ sơ khách',
  segments: 'Phân khúc',
  tags: 'Nhãn khách',
  templates: 'Giao diện',
  wifiCampaigns: 'Chiến dịch Wi-Fi',
} as const
