import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  receipt: {
    title: '充值收据',
    number: '编号 {number}',
    date: '日期',
    seller: '收款方',
    buyer: '付款方',
    taxCode: '税号：{code}',
    what: '项目',
    amount: '金额',
    line: 'Portico 钱包充值',
    by: '通过 {provider} 支付，交易编号 {reference}',
    total: '合计',
    paid: '已支付',
    note: '本收据确认款项已进入钱包，不是增值税发票。',
  },
  differences: {
    subject: '支付对账：{count} 处新差异',
    text: '支付平台的账目与 Portico 的账目有 {count} 笔不一致。请逐笔查看，并记下处理方式。',
    button: '查看差异',
    closing: '此邮件发送给本 Portico 服务器的管理员。',
  },
} as const satisfies Like<typeof source>
