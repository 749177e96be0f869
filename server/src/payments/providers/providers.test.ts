import { expect, test } from 'vitest'
import { hmac, payosText, vnpayText } from './signing.ts'
import { NoticeError } from './provider.ts'
import { providerOf } from './providers.ts'
import { vnpayTime } from './vnpay.ts'

const payos = providerOf({ provider: 'payos', url: '', clientId: 'c', apiKey: 'k', checksumKey: 'ck' })
const vnpay = providerOf({ provider: 'vnpay', url: '', apiUrl: '', tmnCode: 'PORTICO1', secret: 'vs' })
const stripe = providerOf({ provider: 'stripe', url: '', secretKey: 'sk', webhookSecret: 'whsec_test' })
const now = new Date(1_700_000_000_000)
const notice = (of: { query?: string; body?: string; headers?: Record<string, string> }) => ({
  query: of.query ?? '',
  body: Buffer.from(of.body ?? ''),
  headers: of.headers ?? {},
})

test('signatures are the ones that the providers’ own libraries make', () => {
  const link = {
    amount: 2000,
    cancelUrl: 'https://x.test/c',
    description: 'NAP1',
    orderCode: 1,
    returnUrl: 'https://x.test/r',
  }
  expect(hmac('sha256', 'ck', payosText(link))).toBe('0c22307643460793b43fd56ae993327c53693f4554d9ef9dfdc4142e514ff973')
  expect(hmac('sha256', 'whsec_test', '1700000000.{"id":"evt_1"}')).toBe(
    'c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
  )
  expect(payosText({ b: null, a: [{ z: 1, y: 'ă' }], c: 'null' })).toBe('a=[{"y":"ă","z":1}]&b=&c=')
  expect(
    vnpayText([
      ['vnp_B', 'a b'],
      ['vnp_A', '1'],
      ['vnp_C', ''],
      ['vnp_SecureHash', 'x'],
    ]),
  ).toBe('vnp_A=1&vnp_B=a+b')
  expect(vnpayTime(new Date('2026-12-31T18:30:05Z'))).toBe('20270101013005')
})

test('a webhook of payOS is taken with its signature and with no other', () => {
  const data = { orderCode: 123, amount: 50_000, reference: 'FT1', code: '00', counterAccountName: null }
  const signature = hmac('sha256', 'ck', payosText(data))
  const body = (of: object) => notice({ body: JSON.stringify({ code: '00', success: true, data, signature, ...of }) })
  expect(payos.verify(body({}), now)).toEqual({
    reference: '123',
    state: 'paid',
    amount: 50_000,
    currency: 'VND',
    transaction: 'FT1',
  })
  for (const wrong of [{ data: { ...data, amount: 500_000 } }, { signature: '' }, { signature: 'ab' }, { data: null }])
    expect(() => payos.verify(body(wrong), now)).toThrow(NoticeError)
  expect(() => payos.verify(notice({ body: 'no json' }), now)).toThrow(NoticeError)
})

test('a call of VNPay is taken with its checksum, for this terminal and no other', () => {
  const fields = {
    vnp_TmnCode: 'PORTICO1',
    vnp_Amount: '5000000',
    vnp_TxnRef: '42',
    vnp_ResponseCode: '00',
    vnp_TransactionStatus: '00',
    vnp_TransactionNo: '14',
    vnp_OrderInfo: 'Nap tien',
  }
  const query = (changes: Partial<typeof fields>, secret = 'vs') => {
    const text = vnpayText(Object.entries({ ...fields, ...changes }))
    return `${text}&vnp_SecureHash=${hmac('sha512', secret, text)}`
  }
  expect(vnpay.verify(notice({ query: query({}) }), now)).toMatchObject({
    reference: '42',
    state: 'paid',
    amount: 50_000,
  })
  expect(vnpay.verify(notice({ query: `${query({})}&utm=1` }), now)).toMatchObject({ state: 'paid' })
  expect(vnpay.verify(notice({ query: query({ vnp_ResponseCode: '24' }) }), now)).toMatchObject({ state: 'failed' })
  for (const wrong of [
    query({}, 'other'),
    query({}).replace('5000000', '9000000'),
    query({ vnp_TmnCode: 'OTHER' }),
    '',
  ])
    expect(() => vnpay.verify(notice({ query: wrong }), now)).toThrow(NoticeError)
  expect(vnpay.answer('amount').body).toEqual({ RspCode: '04', Message: 'Invalid amount' })
  expect(vnpay.answer('credited').body).toEqual({ RspCode: '00', Message: 'Confirm success' })
})

test('an event of Stripe is taken over its raw bytes, within five minutes', () => {
  const session = {
    id: 'cs_1',
    client_reference_id: '7',
    payment_status: 'paid',
    status: 'complete',
    amount_total: 1500,
    currency: 'usd',
    payment_intent: 'pi_1',
  }
  const body = JSON.stringify({ type: 'checkout.session.completed', data: { object: session } })
  const signed = (time: number, text = body) => ({
    'stripe-signature': `t=${time},v1=old,v1=${hmac('sha256', 'whsec_test', `${time}.${text}`)}`,
  })
  const at = now.getTime() / 1000
  expect(stripe.verify(notice({ body, headers: signed(at) }), now)).toEqual({
    reference: '7',
    state: 'paid',
    amount: 1500,
    currency: 'USD',
    transaction: 'pi_1',
  })
  expect(stripe.verify(notice({ body, headers: signed(at - 300) }), now)).toBeDefined()
  const wrongs = [
    notice({ body, headers: signed(at - 301) }),
    notice({ body, headers: signed(at + 301) }),
    notice({ body: `${body} `, headers: signed(at) }),
    notice({ body }),
    notice({ body, headers: { 'stripe-signature': 't=,v1=' } }),
  ]
  for (const wrong of wrongs) expect(() => stripe.verify(wrong, now)).toThrow(NoticeError)
  const other = JSON.stringify({ type: 'invoice.paid', data: { object: {} } })
  expect(stripe.verify(notice({ body: other, headers: signed(at, other) }), now)).toBeUndefined()
})
