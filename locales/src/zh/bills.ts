import type { bills as source } from '../vi/bills.ts'
import type { Like } from '../languages.ts'

export const bills = {
  number: '编号 {number}',
  date: '日期',
  seller: '收款方',
  buyer: '付款方',
  taxCode: '税号：{code}',
  what: '项目',
  amount: '金额',
  total: '合计',
  paid: '已支付',
  more: '另有 {count} 项',
  receipt: {
    title: '充值收据',
    line: 'Portico 钱包充值',
    by: '通过 {provider} 支付，交易编号 {reference}',
    note: '本收据确认款项已进入钱包，不是增值税发票。',
  },
  invoice: {
    title: '账单',
    net: '不含税金额',
    vat: '增值税 {percent}%',
    note: '价格含税。在越南，本单据不能代替带有税务机关编码的电子发票。',
    noteWithoutTax: '本单据不是增值税发票。',
  },
  purpose: {
    campaign: '群发消息',
    message: 'Zalo 消息',
    'phone-card': '电话充值卡',
    ai: 'AI 回复',
  },
} as const satisfies Like<typeof source>
