import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: '展示次数',
    impressionsHelp: '广告在屏幕上显示至少一秒才计数，每次登录计一次。',
    guests: '看过的客人',
    clicks: '点击次数',
    clicksHelp: '通过我们的链接计数，每次登录计一次。',
    rate: '点击率',
    none: '尚无展示',
    noneText: '第一位客人看到后，这里会出现数据。',
    byDay: '按天',
    day: '日期',
    bySlot: '按位置',
    byDevice: '按设备',
    byVariant: '按方案',
  },
  trial: {
    title: '哪个方案更好？',
    clicked: '点击的客人',
    best: '更好',
    won: '{name} 更好：点击的客人多 {points} 个百分点（介于 {low} 与 {high} 之间）。',
    open: '尚无定论：差异可能只是偶然。请继续投放。',
    interval: '点击率之差（百分点）',
    honest: '每天查看也不会影响结论。纯属偶然的可能性：{chance}。',
  },
  comeback: {
    shown: '看过广告',
    heldOut: '对照组',
    more: '有效果：看过的客人回来的多 {points} 个百分点。',
    less: '看过的客人反而少回来 {points} 个百分点，建议更换内容。',
    without: '想知道广告能否带来回头客，请在“数量”一步设置对照组。',
  },
  report: {
    title: '完整报表',
    text: '与上一周期对比，可下载 CSV 和图表图片。',
    open: '打开报表',
  },
  share: {
    title: '报表链接',
    text: '持有链接的人可查看此活动的数据并下载 CSV 和图片，看不到其他内容。',
  },
} as const satisfies Like<typeof source>
