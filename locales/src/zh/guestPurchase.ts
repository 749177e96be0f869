import type { guestPurchase as source } from '../vi/guestPurchase.ts'
import type { Like } from '../languages.ts'

export const guestPurchase = {
  title: '购买 Wi-Fi',
  lead: '请选择适合您的套餐，款项直接付给 {venue}。',
  choose: '选择套餐',
  time: '可使用 {time}',
  devices: '{count, number} 台设备可用',
  way: '付款方式',
  by: { payos: '银行转账（VietQR）', vnpay: '银行卡或二维码（VNPay）', stripe: '国际银行卡' },
  button: '付款',
  haveCode: '我已有上网码',
  closed: '这里目前不出售 Wi-Fi。如果您已有上网码，请在下方输入，或询问店员。',
  payTitle: '付款后即可上网',
  payLead: '款项到账后网络自动开通，无需其他操作。',
  starting: '正在准备付款…',
  qr: '支付 {price} 的 VietQR 码',
  scan: '用另一部手机扫码，或截屏后在银行应用中选择图片。',
  open: '打开付款页面',
  pass: '临时开通几分钟网络以便付款',
  passLeft: '网络已临时开通，还剩 {time}。',
  looks: '本页每隔几秒自动检查一次。',
  reference: '付款编号：{reference}。',
  check: '我已付款',
  awaited: '尚未收到款项，银行可能还需要几秒钟。',
  other: '选择其他套餐',
  code: '您的上网码，可用于重新连接或其他设备：',
} as const satisfies Like<typeof source>
