import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  differences: {
    subject: '支付对账：{count} 处新差异',
    text: '支付平台的账目与 Portico 的账目有 {count} 笔不一致。请逐笔查看，并记下处理方式。',
    button: '查看差异',
    closing: '此邮件发送给本 Portico 服务器的管理员。',
  },
} as const satisfies Like<typeof source>
