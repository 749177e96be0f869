import type { guestStop as source } from '../vi/guestStop.ts'
import type { Like } from '../languages.ts'

export const guestStop = {
  ask: '停止接收消息？',
  askLead: '{venue} 将不再以此方式向您发送消息。',
  button: '停止接收',
  busy: '正在保存…',
  done: '已停止',
  doneLead: '从现在起，{venue} 不会再以此方式给您发消息。',
  gone: '链接已失效',
  goneLead: '您可以在店家页面的“我的数据”中停止接收。',
} as const satisfies Like<typeof source>
