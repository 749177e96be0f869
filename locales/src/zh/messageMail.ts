import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: '您同意接收 {venue} 的消息，因此收到此邮件。',
  stop: '退订',
  smsStop: '退订',
  smsStopAccented: '退订',
  smsStopped: '{venue}：将不再向此号码发送广告。',
} as const satisfies Like<typeof source>
