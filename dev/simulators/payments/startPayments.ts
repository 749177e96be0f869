// payOS, VNPay and Stripe on one port: their calls, the page on which a person pays, and their notices.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PaymentAccount } from '../../../server/src/core/paymentAccounts.ts'
import { listenOnLoopback } from '../listen.ts'
import { answerCall } from './calls.ts'
import { sendNotices, type Sending } from './notices.ts'
import { payPage } from './payPage.ts'
import { makeState, nextName, noTrouble, type PaymentsState, type SimOrder, type Trouble } from './state.ts'

export type PaymentsSimulator = {
  url: string
  /** Accounts that fit the configuration of the server. */
  accounts: PaymentAccount[]
  state: PaymentsState
  /** Where notices go. */
  sending: Sending
  /** Pays as a person would; resolves when the notices are over. */
  pay(reference: string, trouble?: Partial<Trouble>): Promise<void>
  cancel(reference: string): Promise<void>
  close(): Promise<void>
}

const PROVIDERS = ['payos', 'vnpay', 'stripe'] as const

/** @param base where notices go, the portal's address; may be set later */
// oxlint-disable-next-line eslint/max-lines-per-function -- one object of small functions over one state
export async function startPayments(base = '', port = 0): Promise<PaymentsSimulator> {
  const state = makeState()
  const sending: Sending = { base, path: '/payments', accounts: [] }
  const onTheWay = new Set<Promise<void>>()
  const server = createServer((request, response) => void handle(request, response))
  const url = await listenOnLoopback(server, port)
  sending.accounts = [
    { provider: 'payos', url: `${url}/payos`, clientId: 'sim-client', apiKey: 'sim-key', checksumKey: 'sim-checksum' },
    {
      provider: 'vnpay',
      url: `${url}/vnpay/vpcpay.html`,
      apiUrl: `${url}/vnpay/api`,
      tmnCode: 'PORTICO1',
      secret: 'sim-vnpay',
    },
    { provider: 'stripe', url: `${url}/stripe`, secretKey: 'sk_test_sim', webhookSecret: 'whsec_sim' },
  ]

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url)
    const body = await text(request)
    const [provider] = PROVIDERS.filter((one) => asked.pathname.startsWith(`/${one}/`))
    if (provider) await state.held[provider]
    const onPage = /^\/page\/(\w+)$/.exec(asked.pathname)?.[1]
    const order = state.orders.find(({ id }) => id === onPage)
    if (onPage && order) return request.method === 'POST' ? press(order, body, response) : show(order, response)
    const answer = answerCall(
      state,
      { method: request.method ?? '', url: asked, headers: request.headers, body },
      { url, ...sending },
    )
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.body))
  }

  function show(order: SimOrder, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(payPage(order))
  }

  /** The browser goes back at once; the notice comes when it comes. */
  function press(order: SimOrder, body: string, response: ServerResponse): void {
    const form = new URLSearchParams(body)
    const isPaid = form.get('do') === 'pay'
    const amount = form.has('isWrong') ? Math.floor(order.amount / 2) : undefined
    const trouble = {
      isLost: form.has('isLost'),
      isForged: form.has('isForged'),
      isReordered: form.has('isReordered'),
      repeats: form.has('isRepeated') ? 2 : 0,
      paidAmount: amount,
    }
    void (isPaid ? pay(order, trouble) : cancel(order))
    response.writeHead(303, { location: isPaid ? order.returnUrl : order.cancelUrl }).end()
  }

  function pay(order: SimOrder, trouble: Partial<Trouble> = {}): Promise<void> {
    Object.assign(state.trouble, noTrouble(), trouble)
    const paid = trouble.paidAmount ?? order.amount
    Object.assign(order, { state: 'paid', paid, transaction: nextName(state, order.provider === 'vnpay' ? '1' : 'FT') })
    return follow(order)
  }

  function cancel(order: SimOrder): Promise<void> {
    Object.assign(state.trouble, noTrouble())
    Object.assign(order, { state: 'cancelled', transaction: nextName(state, 'no') })
    return follow(order)
  }

  function follow(order: SimOrder): Promise<void> {
    const sent = sendNotices(state, order, sending).finally(() => onTheWay.delete(sent))
    onTheWay.add(sent)
    return sent
  }

  const find = (reference: string) => {
    const order = state.orders.find((one) => one.reference === reference)
    if (!order) throw new Error(`the simulator has no order ${reference}`)
    return order
  }
  return {
    url,
    accounts: [...sending.accounts],
    state,
    sending,
    pay: (reference, trouble) => pay(find(reference), trouble),
    cancel: (reference) => cancel(find(reference)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
