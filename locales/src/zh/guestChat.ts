import type { guestChat as source } from '../vi/guestChat.ts'
import type { Like } from '../languages.ts'

export const guestChat = {
  title: '给店家留言',
  lead: '问营业时间、订位或提建议，{venue} 都会在这里回复您。',
  tile: '有问题或建议，店家在这里回复',
  answers: '{count, number} 条新回复',
  you: '您',
  words: '您的留言',
  send: '发送',
  sending: '正在发送…',
  fresh: '查看新消息',
  problem: {
    empty: '请写几个字。',
    'too-long': '留言太长了，请缩短或分两条发送。',
    'too-many': '您连续发了很多条留言，请稍等一会儿再发。',
  },
} as const satisfies Like<typeof source>
