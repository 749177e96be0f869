import type { guestReview as source } from '../vi/guestReview.ts'
import type { Like } from '../languages.ts'

export const guestReview = {
  title: '评价',
  lead: '您这次光临 {venue} 感觉如何？店家会阅读每一句话，也可能署上您的名字公开展示。',
  tile: '上次光临感觉如何？',
  score: '您给几颗星？',
  words: '想对店家说的话',
  send: '提交评价',
  sending: '正在提交…',
  thanks: '谢谢您！',
  received: '{venue} 已收到您的评价。',
  none: '目前没有可评价的到访，或您已评价过。',
  publicly: '如果方便，也请在 Google 上告诉大家。店家不会为此赠送任何东西，一句真心话就够了。',
  onGoogle: '去 Google 写评价',
  others: '客人怎么说',
  average: '{count, number} 条评价，平均 {average, number} 星（满分 5 星）。',
  count: '{count, number} 条评价',
  stars: '{score, number} 星（满分 5 星）',
  reply: '店家回复：{reply}',
  own: '您的评价',
} as const satisfies Like<typeof source>
