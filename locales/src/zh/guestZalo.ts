import type { guestZalo as source } from '../vi/guestZalo.ts'
import type { Like } from '../languages.ts'

export const guestZalo = {
  title: '在 Zalo 上关注我们',
  tile: '通过 Zalo 咨询并接收优惠',
  lead: '在 Zalo 上关注 {venue} 并发送下面的验证码，店家就能认出您。',
  code: '您的验证码，一小时内可用一次',
  copy: '复制验证码。',
  copyIt: '复制',
  copied: '已复制',
  send: '打开 Zalo，点“关注”，把验证码粘贴到消息框并发送。',
  open: '打开 Zalo',
  look: '我已发送验证码',
  done: 'Zalo 已关联',
  doneLead: '{venue} 现在能在 Zalo 上认出您了。',
} as const satisfies Like<typeof source>
