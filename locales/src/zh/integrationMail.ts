import type { Like } from '../languages.ts'
import type { integrationMail as vi } from '../vi/integrationMail.ts'

export const integrationMail = {
  subject: 'Portico 测试邮件',
  greeting: '您好，',
  text: '“{page}”的邮件服务器工作正常：本邮件正是通过它发送的。',
  closing: '您收到本邮件，是因为该页面的管理者刚刚发起了测试。',
  sms: '{page} 的测试短信：短信服务工作正常。',
} as const satisfies Like<typeof vi>
