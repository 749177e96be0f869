import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} 邀请您一起管理 {page}',
  greeting: '您好，',
  text: '{from} 邀请您在 Portico 上一起管理页面 {page}。请点击下面的按钮登录或注册，然后接受邀请。',
  button: '查看邀请',
  closing: '邀请在 {days} 天内有效。如果您不认识发件人，请忽略此邮件。',
  sms: '{from} 邀请您在 Portico 上一起管理 {page}：{url}',
  offer: {
    subject: '{from} 想把 {page} 转让给您',
    text: '{from} 想把 Portico 上的页面 {page} 转让给您。接受后，您将成为店主，{from} 将成为经理。请点击下面的按钮接受或拒绝。',
    button: '回复',
    closing: '此提议在 {days} 天内有效。在您回复之前，一切不变。',
    sms: '{from} 想把 Portico 上的页面 {page} 转让给您，请在此回复：{url}',
  },
} as const satisfies Like<typeof source>
