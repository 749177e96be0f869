// VNPay 2.1.0: a redirect to its page and a call back (IPN); sandbox.vnpayment.vn/apis/docs/thanh-toan-pay.
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { VnpayAccount } from '../../core/paymentAccounts.ts'
import { askProvider } from './ask.ts'
import {
  NoticeError,
  ProviderError,
  type NoticeAnswer,
  type Payment,
  type PaymentProvider,
  type Verdict,
} from './provider.ts'
import { hmac, isSame, vnpayText } from './signing.ts'

const VERSION = '2.1.0'
const CURRENCY = 'VND'
/** Amounts are sent times a hundred. */
const FACTOR = 100
const RIGHT = '00'
const ANSWERS: Partial<Record<Verdict | 'forged' | 'ignored', readonly [string, string]>> = {
  unknown: ['01', 'Order not found'],
  repeated: ['02', 'Order already confirmed'],
  amount: ['04', 'Invalid amount'],
  currency: ['04', 'Invalid amount'],
  forged: ['97', 'Invalid checksum'],
}
const QUERY_FIELDS = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const
const QueryReply = z.record(z.string(), z.union([z.string(), z.number()]))

/** A terminal of VNPay. */
// oxlint-disable-next-line eslint/max-lines-per-function -- three calls over one terminal, field by field as VNPay has them
export function makeVnpay({ url, apiUrl, tmnCode, secret }: VnpayAccount): PaymentProvider {
  const sign = (text: string) => hmac('sha512', secret, text)
  return {
    name: 'vnpay',
    currency: CURRENCY,
    async start(_uses, { reference, amount, description, createdAt, expiresAt, returnUrl, ip, language }) {
      const parameters = {
        vnp_Version: VERSION,
        vnp_Command: 'pay',
        vnp_TmnCode: tmnCode,
        vnp_Amount: String(amount * FACTOR),
        vnp_CurrCode: CURRENCY,
        vnp_TxnRef: reference,
        vnp_OrderInfo: description,
        vnp_OrderType: 'other',
        vnp_Locale: language === 'vi' ? 'vn' : 'en',
        vnp_IpAddr: ip,
        vnp_ReturnUrl: returnUrl,
        vnp_CreateDate: vnpayTime(createdAt),
        vnp_ExpireDate: vnpayTime(expiresAt),
      }
      const text = vnpayText(Object.entries(parameters))
      return { providerId: '', url: `${url}?${text}&vnp_SecureHash=${sign(text)}`, qr: '' }
    },
    verify({ query }) {
      const parameters = new URLSearchParams(query)
      const own = [...parameters].filter(([name]) => name.startsWith('vnp_'))
      const value = (name: string) => parameters.get(`vnp_${name}`) ?? ''
      if (!isSame(value('SecureHash').toLowerCase(), sign(vnpayText(own)))) throw new NoticeError('a wrong checksum')
      if (value('TmnCode') !== tmnCode) throw new NoticeError('another terminal')
      const isPaid = value('ResponseCode') === RIGHT && value('TransactionStatus') === RIGHT
      return paymentOf(value, isPaid ? 'paid' : 'failed')
    },
    answer(verdict): NoticeAnswer {
      const [code, text] = ANSWERS[verdict] ?? [RIGHT, 'Confirm success']
      return { status: 200, body: { RspCode: code, Message: text } }
    },
    async query({ clock, ...uses }, { reference, createdAt, amount, currency }) {
      const asked = {
        vnp_RequestId: randomUUID().replaceAll('-', ''),
        vnp_Version: VERSION,
        vnp_Command: 'querydr',
        vnp_TmnCode: tmnCode,
        vnp_TxnRef: reference,
        vnp_TransactionDate: vnpayTime(createdAt),
        vnp_CreateDate: vnpayTime(clock.now()),
        vnp_IpAddr: '127.0.0.1',
        vnp_OrderInfo: `Query ${reference}`,
      }
      const body = JSON.stringify({ ...asked, vnp_SecureHash: sign(Object.values(asked).join('|')) })
      const headers = { 'content-type': 'application/json' }
      const reply = await askProvider({ clock, ...uses }, apiUrl, { method: 'POST', headers, body }, QueryReply)
      const value = (name: string) => String(reply[`vnp_${name}`] ?? '')
      // The user has not come to the page: VNPay knows no such order yet.
      if (value('ResponseCode') === '91') return { reference, state: 'pending', amount, currency, transaction: '' }
      const text = QUERY_FIELDS.map((name) => String(reply[name] ?? '')).join('|')
      if (!isSame(value('SecureHash'), sign(text))) throw new ProviderError('an answer with a wrong checksum')
      if (value('ResponseCode') !== RIGHT || value('TxnRef') !== reference)
        throw new ProviderError(`refused with code ${value('ResponseCode')}`)
      return paymentOf(value, stateOf(value('TransactionStatus')))
    },
  }
}

function stateOf(status: string): Payment['state'] {
  if (status === RIGHT) return 'paid'
  return status === '01' ? 'pending' : 'failed'
}

function paymentOf(value: (name: string) => string, state: Payment['state']): Payment {
  const amount = Number(value('Amount')) / FACTOR
  if (!Number.isSafeInteger(amount)) throw new NoticeError('no amount')
  return { reference: value('TxnRef'), state, amount, currency: CURRENCY, transaction: value('TransactionNo') }
}

/** `yyyyMMddHHmmss` in Vietnam, which has no summer time. */
export function vnpayTime(at: Date): string {
  return new Date(at.getTime() + 7 * 3600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
}
