// Sends webhooks: signed over the bytes that leave, repeated by the ladder when no connection opens, switched off after the last.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { nextId, type SimState } from './state.ts'

const ANSWER_MS = 2000
const LADDER_MS = [30_000, 5 * 60_000, 15 * 60_000, 30 * 60_000, 60 * 60_000]

export type HookMode = 'right' | 'wrong-mac' | 'reserialized' | 'duplicate' | 'swapped'
export type Delivery = { body: string; status: number; tookMs: number; retry: number }

type Waiting = { body: Buffer; mac: string; dueAt: number; tries: number; isZns: boolean }

export type SimHooks = {
  url: string
  isOn: boolean
  mode: HookMode
  deliveries: Delivery[]
  /** Signs an event and sends it; `timestamp` and `app_id` are added. */
  emit(event: Record<string, unknown>, options?: { isZns?: boolean }): void
  emitSent(oaId: string, userId: string, name: string, message: object, adminId?: string): void
  /** Delivered and then seen, as a phone reports them. */
  emitReceipts(oaId: string, userId: string, messageId: string): void
  emitDelivery(oaId: string, phone: string, message: { msg_id: string; tracking_id: string }): void
  /** Sends what is due by the virtual clock, and waits for all that is on its way. */
  settle(): Promise<void>
}

/** `mac=` of `X-ZEvent-Signature`: SHA-256 over app id, body, timestamp and the OA's secret key. */
export function macOf(appId: string, body: Buffer | string, timestamp: string, secret: string): string {
  const hash = createHash('sha256').update(appId).update(body).update(timestamp).update(secret)
  return `mac=${hash.digest('hex')}`
}

/** Starts with no address, so that nothing is sent. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one object of small functions over one queue
export function makeHooks(state: SimState): SimHooks {
  let waiting: Waiting[] = []
  const onTheWay = new Set<Promise<void>>()

  function push(event: Record<string, unknown>, isZns: boolean): void {
    if (!hooks.url || !hooks.isOn) return
    const timestamp = String(state.now())
    const body = Buffer.from(JSON.stringify({ app_id: state.app.id, ...event, timestamp }))
    const secret = hooks.mode === 'wrong-mac' ? 'another-secret' : state.oaSecret
    const mac = macOf(state.app.id, body, timestamp, secret)
    // As a proxy would that reads JSON and writes it again.
    const sent =
      hooks.mode === 'reserialized' ? Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)) : body
    const entry = { body: sent, mac, dueAt: state.now(), tries: 0, isZns }
    if (hooks.mode === 'swapped') waiting.unshift(entry)
    else waiting.push(entry)
    if (hooks.mode === 'duplicate') waiting.push({ ...entry })
    if (hooks.mode !== 'swapped') sendDue()
  }

  function sendDue(): void {
    const due = waiting.filter(({ dueAt }) => dueAt <= state.now())
    waiting = waiting.filter((one) => !due.includes(one))
    for (const one of due) {
      const sending = send(one).finally(() => onTheWay.delete(sending))
      onTheWay.add(sending)
    }
  }

  async function send(one: Waiting): Promise<void> {
    const begun = performance.now()
    try {
      const status = await post(hooks.url, one)
      const tookMs = performance.now() - begun
      hooks.deliveries.push({ body: one.body.toString(), status, tookMs, retry: one.tries })
    } catch {
      const wait = LADDER_MS[one.tries]
      if (wait === undefined) hooks.isOn = false
      else waiting.push({ ...one, tries: one.tries + 1, dueAt: state.now() + wait })
    }
  }

  const hooks: SimHooks = {
    url: '',
    isOn: true,
    mode: 'right',
    deliveries: [],
    emit: (event, { isZns = false } = {}) => push(event, isZns),
    emitSent(oaId, userId, name, message, adminId) {
      const sender = { id: oaId, ...(adminId && { admin_id: adminId }) }
      push({ event_name: name, sender, recipient: { id: userId }, message }, false)
    },
    emitReceipts(oaId, userId, messageId) {
      const ends = { sender: { id: oaId }, recipient: { id: userId } }
      push({ event_name: 'user_received_message', ...ends, message: { msg_id: messageId } }, false)
      push({ event_name: 'user_seen_message', ...ends, message: { msg_ids: [messageId] } }, false)
    },
    emitDelivery(oaId, phone, message) {
      const delivered = { delivery_time: String(state.now()), ...message }
      const ends = { sender: { id: oaId }, recipient: { id: phone } }
      push({ event_name: 'user_received_message', ...ends, message: delivered }, true)
    },
    async settle() {
      sendDue()
      while (onTheWay.size > 0) await Promise.all(onTheWay)
    },
  }
  return hooks
}

async function post(url: string, { body, mac, tries, isZns }: Waiting): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-zevent-signature': mac,
    ...(tries > 0 && { num_retry: String(tries) }),
    ...(isZns && { 'x-zevent-server': 'ZNS' }),
  }
  const sent = request(url, { method: 'POST', headers, timeout: ANSWER_MS, agent: false })
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

/** A message of a user, as all kinds of them come in. */
export function userEvent(
  state: SimState,
  oaId: string,
  user: { id: string; byApp: string },
  name: string,
  message: object,
): Record<string, unknown> {
  return {
    sender: { id: user.id },
    user_id_by_app: user.byApp,
    recipient: { id: oaId },
    event_name: name,
    message: { msg_id: nextId(state, 'i'), ...message },
  }
}
