// Notices as each provider sends them: signed, and sent again by the ladder until they are taken.
import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentAccount } from '../../../server/src/core/paymentAccounts.ts'
import { signPayos, signStripe, signVnpay } from './signing.ts'
import { nextName, type PaymentsState, type SimOrder } from './state.ts'

/** `base` is where notices go: the portal's address; `path` is the platform's own, or a venue's. */
export type Sending = { base: string; path: string; accounts: readonly PaymentAccount[] }
type NoticeFacts = { reference: string; isPaid: boolean; amount: number; transaction: string }
type DatedFacts = NoticeFacts & { at: number }
type Message = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

/** Sends what became of an order, with the trouble that is switched on. @returns when the last of it is over */
export async function sendNotices(state: PaymentsState, order: SimOrder, sending: Sending): Promise<void> {
  const { isLost, isForged, delayMs, repeats, isReordered, paidAmount, otherReference } = state.trouble
  if (isLost) return
  const said = {
    reference: otherReference ?? order.reference,
    isPaid: order.state === 'paid',
    amount: paidAmount ?? order.amount,
    transaction: order.transaction,
  }
  if (delayMs > 0) await wait(delayMs)
  const messages = Array.from({ length: repeats + 1 }, () => said)
  if (isReordered) messages.push({ ...said, isPaid: false, transaction: nextName(state, 'late') })
  for (const one of messages) await sendUntilTaken(state, order, sending, { said: one, isForged })
}

async function sendUntilTaken(
  state: PaymentsState,
  order: SimOrder,
  sending: Sending,
  { said, isForged }: { said: NoticeFacts; isForged: boolean },
): Promise<void> {
  for (const waitMs of [0, ...state.ladderMs]) {
    await wait(waitMs, undefined, { ref: false })
    const message = messageOf(order, { ...said, at: state.now() }, sending, isForged)
    const { status, answer } = await send(message)
    state.log.push({ provider: order.provider, reference: said.reference, status, answer })
    if (isTaken(order.provider, status, answer)) return
  }
}

async function send({ url, ...request }: Message): Promise<{ status: number; answer: string }> {
  try {
    const reply = await fetch(url, request)
    return { status: reply.status, answer: await reply.text() }
  } catch {
    return { status: 0, answer: '' }
  }
}

/** VNPay ends its tries with 00 and 02; the others with any 2xx. */
function isTaken(provider: SimOrder['provider'], status: number, answer: string): boolean {
  if (provider !== 'vnpay') return status >= 200 && status < 300
  return /"RspCode":"(00|02)"/.test(answer)
}

function messageOf(order: SimOrder, said: DatedFacts, { base, path, accounts }: Sending, isForged: boolean): Message {
  const account = accounts.find(({ provider }) => provider === order.provider)!
  const url = `${base}${path}/${order.provider}`
  const wrong = isForged ? 'x' : ''
  if (account.provider === 'payos') return payosMessage(url, order, said, account.checksumKey + wrong)
  if (account.provider === 'vnpay') return vnpayMessage(url, said, account.tmnCode, account.secret + wrong)
  return stripeMessage(url, order, said, account.webhookSecret + wrong)
}

function payosMessage(url: string, order: SimOrder, said: DatedFacts, key: string): Message {
  const code = said.isPaid ? '00' : '01'
  const data = {
    accountNumber: '12345678',
    amount: said.amount,
    description: order.description,
    reference: said.transaction,
    transactionDateTime: new Date(said.at).toISOString().slice(0, 19).replace('T', ' '),
    virtualAccountNumber: '',
    counterAccountBankId: null,
    counterAccountName: 'NGUYEN THI LAN',
    counterAccountNumber: null,
    currency: 'VND',
    orderCode: Number(said.reference),
    paymentLinkId: order.id,
    code,
    desc: said.isPaid ? 'Thành công' : 'Thất bại',
  }
  const body = JSON.stringify({ code, desc: 'success', success: true, data, signature: signPayos(data, key) })
  return { method: 'POST', url, headers: { 'content-type': 'application/json' }, body }
}

function vnpayMessage(url: string, said: NoticeFacts, tmnCode: string, secret: string): Message {
  const code = said.isPaid ? '00' : '24'
  const parameters: Record<string, string> = {
    vnp_Amount: String(said.amount * 100),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: `VNP${said.transaction}`,
    vnp_CardType: 'ATM',
    vnp_OrderInfo: `NAP ${said.reference.slice(-8)}`,
    vnp_PayDate: '20261124093000',
    vnp_ResponseCode: code,
    vnp_TmnCode: tmnCode,
    vnp_TransactionNo: said.transaction,
    vnp_TransactionStatus: said.isPaid ? '00' : '02',
    vnp_TxnRef: said.reference,
  }
  const query = new URLSearchParams({ ...parameters, vnp_SecureHash: signVnpay(parameters, secret) })
  return { method: 'GET', url: `${url}?${query}`, headers: {} }
}

function stripeMessage(url: string, order: SimOrder, said: DatedFacts, secret: string): Message {
  const type = said.isPaid ? 'checkout.session.completed' : 'checkout.session.expired'
  const session = {
    ...sessionOf(order),
    client_reference_id: said.reference,
    amount_total: said.amount,
    payment_intent: said.transaction,
  }
  const object = said.isPaid ? session : { ...session, payment_status: 'unpaid', status: 'expired' }
  const body = JSON.stringify({ id: `evt_${said.transaction}`, object: 'event', type, data: { object } }, null, 2)
  const signature = signStripe(body, secret, Math.floor(said.at / 1000))
  return { method: 'POST', url, headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body }
}

/** A Checkout Session as Stripe answers it. */
export function sessionOf(
  { id, reference, amount, paid, currency, state, transaction }: SimOrder,
  base = '',
): Record<string, unknown> {
  return {
    id,
    object: 'checkout.session',
    amount_total: paid || amount,
    client_reference_id: reference,
    currency: currency.toLowerCase(),
    payment_intent: state === 'paid' ? transaction : null,
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    status: state === 'paid' ? 'complete' : state === 'open' ? 'open' : 'expired',
    url: state === 'open' ? `${base}/page/${id}` : null,
  }
}
