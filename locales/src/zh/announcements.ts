import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: '公告',
  lead: '显示在每位店主屏幕顶部的简短公告。',
  empty: '还没有公告',
  add: '添加公告',
  edit: '编辑公告',
  save: '保存',
  remove: '删除',
  removeTitle: '删除公告“{name}”？',
  words: '内容',
  tone: '级别',
  tones: {
    info: '信息',
    warn: '警告',
  },
  from: '开始日期',
  to: '结束日期',
  toHelp: '结束时间未定时请留空。',
  forever: '不限',
  suspended: '页面“{page}”已被停用：{reason}。客人无法打开欢迎页。请联系平台服务商。',
} as const satisfies Like<typeof source>
