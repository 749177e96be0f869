import type { guestBot as source } from '../vi/guestBot.ts'
import type { Like } from '../languages.ts'

export const guestBot = {
  again: '我没听懂，请再写一次好吗？',
  pick: '请从下面选择一项。',
  item: '{name}：{price}',
  soldOut: '{name}：{price}（暂时售罄）',
  onRequest: '{name}：价格请到店咨询',
  gift: '{name}：{cost}兑换',
  hours: '营业时间：{hours}',
  openNow: '我们正在营业。{hours}',
  closedNow: '我们现在休息中。{hours}',
  noHours: '我们还没有公布营业时间，请咨询店员。',
  closedDay: '休息',
  address: '地址：{address}',
  handed: '我已经通知店员，请稍等。',
} as const satisfies Like<typeof source>
