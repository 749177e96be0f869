// The page on which a person pays or does not; the tester chooses there what goes wrong with the notice.
import type { SimOrder } from './state.ts'

const NAMES = { payos: 'VietQR · payOS', vnpay: 'VNPay', stripe: 'Stripe' }
const TROUBLES = [
  ['isLost', 'the notice is lost'],
  ['isForged', 'the notice is forged'],
  ['isRepeated', 'the notice comes three times'],
  ['isReordered', 'a failed notice follows'],
  ['isWrong', 'half the amount is paid'],
] as const

export function payPage(order: SimOrder): string {
  const amount = new Intl.NumberFormat('vi', { style: 'currency', currency: order.currency }).format(
    order.currency === 'VND' ? order.amount : order.amount / 100,
  )
  const boxes = TROUBLES.map(([name, text]) => `<label><input type="checkbox" name="${name}"> ${text}</label>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${NAMES[order.provider]} simulator</title><style>
body{font:16px/1.5 system-ui;background:#f4f4f1;color:#222;display:grid;place-items:center;min-height:100vh;margin:0}
form{background:#fff;border-radius:16px;padding:32px;width:min(360px,88vw);box-shadow:0 2px 24px #0001}
h1{font-size:1.1rem;margin:0}b{font-size:2rem;display:block;margin:12px 0}label{display:block;color:#555;font-size:.9rem}
button{width:100%;padding:12px;border-radius:10px;border:1px solid #ccc;font:inherit;margin-top:12px;background:#fff;cursor:pointer}
button[value=pay]{background:#0f766e;color:#fff;border:0}details{margin-top:16px}</style></head><body>
<form method="post"><h1>${NAMES[order.provider]} · simulator</h1><b>${amount}</b><small>${order.description} · ${order.reference}</small>
<button name="do" value="pay">Pay</button><button name="do" value="cancel">Cancel</button>
<details><summary>What goes wrong</summary>${boxes.join('')}</details></form></body></html>`
}
