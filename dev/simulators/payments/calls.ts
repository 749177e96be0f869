// The calls of the three providers' APIs that a shop uses, with their refusals.
import type { IncomingHttpHeaders } from 'node:http'
import type { PayosAccount, StripeAccount, VnpayAccount } from '../../../server/src/core/paymentAccounts.ts'
import { sessionOf, type Sending } from './notices.ts'
import { signPayos, signPipes, signVnpay } from './signing.ts'
import { nextName, type PaymentsState, type SimOrder } from './state.ts'

type Call = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Context = Sending & { url: string }

/** Answers a call; 404 for what no provider has. */
export function answerCall(state: PaymentsState, call: Call, context: Context): Answer {
  const [, provider] = call.url.pathname.split('/')
  const account = context.accounts.find((one) => one.provider === provider)
  if (account?.provider === 'payos') return answerPayos(state, call, context, account)
  if (account?.provider === 'vnpay') return answerVnpay(state, call, context, account)
  if (account?.provider === 'stripe') return answerStripe(state, call, context, account)
  return { status: 404, body: {} }
}

function add(state: PaymentsState, order: Omit<SimOrder, 'state' | 'paid' | 'transaction' | 'createdAt'>): SimOrder {
  const made: SimOrder = { ...order, state: 'open', paid: 0, transaction: '', createdAt: state.now() }
  state.orders.push(made)
  return made
}

type PayosRequest = {
  orderCode: number
  amount: number
  description: string
  returnUrl: string
  cancelUrl: string
  signature: string
}

function answerPayos(
  state: PaymentsState,
  { method, url, headers, body }: Call,
  { url: base }: Context,
  account: PayosAccount,
): Answer {
  const refuse = (code: string, desc: string): Answer => ({ status: 200, body: { code, desc } })
  if (headers['x-client-id'] !== account.clientId || headers['x-api-key'] !== account.apiKey)
    return { status: 401, body: { code: '401', desc: 'Unauthorized' } }
  const wrap = (data: Record<string, unknown>): Answer => ({
    status: 200,
    body: {
      code: '00',
      desc: 'success',
      data,
      signature: signPayos({ ...data, transactions: JSON.stringify(data['transactions']) }, account.checksumKey),
    },
  })
  if (method === 'GET') {
    const order = state.orders.find(
      (one) => one.provider === 'payos' && one.reference === url.pathname.split('/').at(-1),
    )
    return order ? wrap(payosStatus(order)) : refuse('101', 'Mã thanh toán không tồn tại')
  }
  const asked = JSON.parse(body) as PayosRequest
  const { orderCode, amount, description, returnUrl, cancelUrl, signature } = asked
  if (signature !== signPayos({ amount, cancelUrl, description, orderCode, returnUrl }, account.checksumKey))
    return refuse('201', 'Mã kiểm tra(signature) không hợp lệ')
  if (description.length > 25 || !Number.isSafeInteger(orderCode))
    return refuse('20', 'Thông tin truyền lên không đúng')
  const reference = String(orderCode)
  if (state.orders.some((one) => one.provider === 'payos' && one.reference === reference))
    return refuse('231', 'Đơn thanh toán đã tồn tại')
  const id = nextName(state, 'pl')
  add(state, { provider: 'payos', id, reference, amount, currency: 'VND', description, returnUrl, cancelUrl })
  const qrCode = `00020101021238570010A000000727012700069704220113VQRQ00012345678530370454${String(String(amount).length).padStart(2, '0')}${amount}5802VN62${String(description.length + 4).padStart(2, '0')}08${String(description.length).padStart(2, '0')}${description}6304ABCD`
  return wrap({
    bin: '970422',
    accountNumber: 'VQRQ0001234567',
    amount,
    description,
    orderCode,
    currency: 'VND',
    paymentLinkId: id,
    status: 'PENDING',
    checkoutUrl: `${base}/page/${id}`,
    qrCode,
  })
}

function payosStatus({
  id,
  reference,
  amount,
  paid,
  state,
  transaction,
  description,
}: SimOrder): Record<string, unknown> {
  const isPart = state === 'paid' && paid < amount
  const status = { open: 'PENDING', paid: isPart ? 'UNDERPAID' : 'PAID', cancelled: 'CANCELLED', expired: 'EXPIRED' }[
    state
  ]
  const transactions = paid > 0 ? [{ reference: transaction, amount: paid, description }] : []
  return {
    id,
    orderCode: Number(reference),
    amount,
    amountPaid: paid,
    amountRemaining: Math.max(0, amount - paid),
    status,
    transactions,
  }
}

function answerVnpay(
  state: PaymentsState,
  { method, url, body }: Call,
  { url: base }: Context,
  account: VnpayAccount,
): Answer {
  if (method === 'GET') {
    const parameters = Object.fromEntries(url.searchParams)
    const { vnp_SecureHash: hash, ...signed } = parameters
    if (hash !== signVnpay(signed, account.secret) || signed['vnp_TmnCode'] !== account.tmnCode)
      return { status: 400, body: { code: '70', message: 'Sai chữ ký' } }
    const reference = signed['vnp_TxnRef']!
    const id =
      state.orders.find((one) => one.provider === 'vnpay' && one.reference === reference)?.id ?? nextName(state, 'vn')
    if (!state.orders.some((one) => one.id === id))
      add(state, {
        provider: 'vnpay',
        id,
        reference,
        amount: Number(signed['vnp_Amount']) / 100,
        currency: 'VND',
        description: signed['vnp_OrderInfo'] ?? '',
        returnUrl: signed['vnp_ReturnUrl'] ?? '',
        cancelUrl: signed['vnp_ReturnUrl'] ?? '',
      })
    return { status: 302, body: {}, headers: { location: `${base}/page/${id}` } }
  }
  const asked = JSON.parse(body) as Record<string, string>
  const fields = [
    'RequestId',
    'Version',
    'Command',
    'TmnCode',
    'TxnRef',
    'TransactionDate',
    'CreateDate',
    'IpAddr',
    'OrderInfo',
  ]
  if (
    asked['vnp_SecureHash'] !==
    signPipes(
      fields.map((name) => asked[`vnp_${name}`] ?? ''),
      account.secret,
    )
  )
    return { status: 200, body: { vnp_ResponseCode: '97', vnp_Message: 'Checksum failed' } }
  const order = state.orders.find((one) => one.provider === 'vnpay' && one.reference === asked['vnp_TxnRef'])
  if (!order) return { status: 200, body: { vnp_ResponseCode: '91', vnp_Message: 'Order not found' } }
  return { status: 200, body: vnpayStatus(state, order, account) }
}

function vnpayStatus(state: PaymentsState, order: SimOrder, account: VnpayAccount): Record<string, string> {
  const values: [string, string][] = [
    ['ResponseId', nextName(state, 'r')],
    ['Command', 'querydr'],
    ['ResponseCode', '00'],
    ['Message', 'QueryDR Success'],
    ['TmnCode', account.tmnCode],
    ['TxnRef', order.reference],
    ['Amount', String((order.paid || order.amount) * 100)],
    ['BankCode', 'NCB'],
    ['PayDate', '20261124093000'],
    ['TransactionNo', order.transaction],
    ['TransactionType', '01'],
    ['TransactionStatus', { open: '01', paid: '00', cancelled: '02', expired: '02' }[order.state]],
    ['OrderInfo', order.description],
    ['PromotionCode', ''],
    ['PromotionAmount', ''],
  ]
  const hash = signPipes(
    values.map(([, value]) => value),
    account.secret,
  )
  return { ...Object.fromEntries(values.map(([name, value]) => [`vnp_${name}`, value])), vnp_SecureHash: hash }
}

function answerStripe(
  state: PaymentsState,
  { method, url, headers, body }: Call,
  { url: base }: Context,
  account: StripeAccount,
): Answer {
  if (headers.authorization !== `Bearer ${account.secretKey}`)
    return { status: 401, body: { error: { type: 'invalid_request_error' } } }
  const own = state.orders.filter((one) => one.provider === 'stripe')
  const id = /sessions\/(\w+)$/.exec(url.pathname)?.[1]
  if (method === 'GET' && id) {
    const order = own.find((one) => one.id === id)
    return order
      ? { status: 200, body: sessionOf(order, base) }
      : { status: 404, body: { error: { code: 'resource_missing' } } }
  }
  if (method === 'GET') {
    const [since, until] = ['created[gte]', 'created[lt]'].map((name) => Number(url.searchParams.get(name)) * 1000)
    const listed = own.filter(({ createdAt }) => createdAt >= since! && createdAt < until!).toReversed()
    const rest = listed.slice(listed.findIndex((one) => one.id === url.searchParams.get('starting_after')) + 1)
    const limit = Number(url.searchParams.get('limit') ?? 10)
    return {
      status: 200,
      body: { object: 'list', data: rest.slice(0, limit).map((one) => sessionOf(one)), has_more: rest.length > limit },
    }
  }
  const form = new URLSearchParams(body)
  const reference = form.get('client_reference_id') ?? ''
  const before = own.find((one) => one.reference === reference)
  if (before) return { status: 200, body: sessionOf(before, base) }
  const price = 'line_items[0][price_data]'
  const order = add(state, {
    provider: 'stripe',
    id: nextName(state, 'cs_'),
    reference,
    amount: Number(form.get(`${price}[unit_amount]`)),
    currency: (form.get(`${price}[currency]`) ?? '').toUpperCase(),
    description: form.get(`${price}[product_data][name]`) ?? '',
    returnUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
  })
  return { status: 200, body: sessionOf(order, base) }
}
