import type { guestPurchase as source } from '../vi/guestPurchase.ts'
import type { Like } from '../languages.ts'

export const guestPurchase = {
  title: 'Buy Wi-Fi',
  lead: 'Choose what suits you. You pay {venue} directly.',
  choose: 'Choose an offer',
  time: '{time} of Wi-Fi',
  devices: 'for {count, number} devices',
  way: 'How to pay',
  by: { payos: 'Bank transfer (VietQR)', vnpay: 'Card or QR code (VNPay)', stripe: 'International card' },
  button: 'Pay',
  haveCode: 'I already have a code',
  closed: 'Wi-Fi is not for sale here at the moment. If you have a code, enter it below, or ask the staff.',
  payTitle: 'Pay to get online',
  payLead: 'As soon as the payment arrives you are online. There is nothing else to do.',
  starting: 'Preparing the payment…',
  qr: 'VietQR code to pay {price}',
  scan: 'Scan it with another phone, or take a screenshot and open it in your banking app.',
  open: 'Open the payment page',
  pass: 'Open Wi-Fi for a few minutes to pay',
  passLeft: 'Wi-Fi is open for another {time} so that you can pay.',
  looks: 'This page checks by itself every few seconds.',
  reference: 'Payment reference: {reference}.',
  check: 'I have paid',
  awaited: 'The payment has not arrived yet. Your bank may need a few more seconds.',
  other: 'Choose another offer',
  code: 'Your code, to come back or to use on another device:',
} as const satisfies Like<typeof source>
