import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: '尚未开放',
  lead: '此部分尚未开放。我们绝不展示虚假数据。',
  back: '返回概览',
  devices: '查看设备',
  topic: {
    zalo: '您将在这里让消息按事件自动发送。',
  },
} as const satisfies Like<typeof source>
