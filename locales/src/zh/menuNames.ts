// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: '上网码',
  aiSettings: 'AI 设置',
  announcements: '公告',
  campaigns: '营销活动',
  chatbots: '聊天机器人',
  games: '游戏',
  help: '帮助',
  home: '概览',
  imports: '导入和导出',
  inbox: '消息',
  media: '媒体库',
  menu: '菜单',
  profiles: '客人档案',
  register: '连接登记册',
  reviews: '评价',
  segments: '客群',
  tags: '客人标签',
  templates: '模板',
  wifiCampaigns: 'Wi-Fi 投放',
  wifiSales: 'Wi-Fi 销售',
  wifiProfiles: 'Wi-Fi 描述文件',
} as const satisfies Like<typeof source>
