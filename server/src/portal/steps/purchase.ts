// Time on the Wi-Fi for money: the guest chooses an offer, pays at the venue's own provider, and goes on by the code that it bought.
import { formatMoney } from '@portico/contract/money.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { PAYMENT_PROVIDERS } from '@portico/contract/payments.ts'
import type { Purchase } from '@portico/portal/view.ts'
import { readOffers, readSoldCode, useCode, type Offer } from '../../accessCodes/index.ts'
import { sql } from '../../core/db/database.ts'
import {
  askAboutSale,
  readOpenProviders,
  readSales,
  startOrder,
  writeOrder,
  type StoredSale,
} from '../../wifiSales/index.ts'
import { drawCode } from '../drawCode.ts'
import { pathOf } from '../session.ts'
import { accessCode } from './accessCode.ts'
import { plain, type Outcome, type StepGuest, type StepKind, type StepViewer } from './step.ts'

/** Orders one guest may begin in a sitting: each is a call to the provider. */
const MOST_ORDERS = 8
/** A guest may say "I have paid" as often as they like; the provider is asked this often. */
const ASK_EVERY_MS = 15_000

export const purchase: StepKind = {
  ...plain,

  async show(guest, base, tried) {
    const order = await readOrder(guest)
    if (order?.state === 'pending') return { ...base, kind: 'purchase', order: shownOrder(guest, order) }
    const isFailed = order !== undefined && !base.notice
    return {
      ...base,
      kind: 'purchase',
      notice: isFailed
        ? { kind: order.fault === 'unreachable' ? 'purchase-unreachable' : 'purchase-over' }
        : base.notice,
      shop: await readShop(guest, tried?.values),
      problem: tried?.errors['offer'] ?? tried?.errors['code'],
    }
  },

  check(guest, sent) {
    if (sent['do'] === 'code') return accessCode.check(guest, sent)
    if (guest.state.orderId && sent['do'] !== undefined) return { values: {}, errors: {} }
    const { offer = '', pay = '' } = sent
    return { values: { offer, pay }, errors: offer === '' ? { offer: 'field/required' } : {} }
  },

  async act(guest, tried, form) {
    if (form['do'] === 'code') return accessCode.act(guest, tried, form)
    const passed = await goOnWhenPaid(guest)
    if (passed) return passed
    const order = await readOrder(guest)
    if (order?.state === 'pending' && form['do'] !== undefined) return actOnOrder(guest, order, form['do'])
    return beginOrder(guest, tried.values)
  },

  comeBack: goOnWhenPaid,
}

/** A payment that has come passes the step: by a notice, whatever the phone was doing meanwhile. */
async function goOnWhenPaid(guest: StepGuest): Promise<Outcome | undefined> {
  const order = await readOrder(guest)
  if (!order?.codeId || order.state !== 'paid') return undefined
  const { services, tx, session, state } = guest
  const { pageId, arrival } = session
  const used = await useCode(services, tx, { pageId, codeId: order.codeId, mac: arrival.mac })
  if (used.kind !== 'in') return undefined
  const { codeId, seconds, downKbps, upKbps } = used
  state.paid = { codeId, seconds, downKbps, upKbps }
  const code = await readSoldCode(services, tx, pageId, codeId)
  if (code) state.soldCode = services.secrets.seal(code).toString('base64url')
  return { kind: 'done' }
}

/** Where the order of this step is paid: the provider's page. */
export async function payUrlOf(guest: StepViewer): Promise<string | undefined> {
  const order = await readOrder(guest)
  return order?.state === 'pending' ? order.url || undefined : undefined
}

async function readOrder({ tx, session, state }: StepViewer): Promise<StoredSale | undefined> {
  if (!state.orderId) return undefined
  const [order] = await readSales(tx, session.pageId, sql`o.id = ${state.orderId}`)
  return order
}

async function readShop(
  { services, tx, session, step }: StepViewer,
  chosen: Record<string, string> = {},
): Promise<NonNullable<Purchase['shop']>> {
  const offers = await readOffers(tx, session.pageId, services.clock.now(), step.offers)
  offers.sort((a, b) => step.offers.indexOf(a.id) - step.offers.indexOf(b.id))
  const currency = offers[0]?.currency ?? 'VND'
  return {
    offers: offers.map(({ id, name, price, durationMinutes, maxDevices }) => ({
      id,
      name,
      price: formatMoney(price, currency),
      seconds: durationMinutes * 60,
      devices: maxDevices,
    })),
    providers: await readOpenProviders(tx, session.pageId, currency),
    chosen: chosen['offer'],
    paying: PAYMENT_PROVIDERS.find((name) => name === chosen['pay']),
  }
}

function shownOrder({ services, session, state }: StepViewer, order: StoredSale): NonNullable<Purchase['order']> {
  const { pass } = session.progress
  const now = services.clock.now().getTime()
  const passSeconds = pass ? Math.ceil((Date.parse(pass.endsAt) - now) / 1000) : 0
  return {
    name: order.name,
    price: formatMoney(order.amount, order.currency),
    provider: order.provider,
    reference: order.reference,
    href: order.url ? `${pathOf(session)}/pay` : undefined,
    qr: order.qr ? drawCode(order.qr, 'M') : undefined,
    passSeconds: passSeconds > 0 ? passSeconds : undefined,
    checkHref: pathOf(session),
    isAwaited: wasAskedFor(state, now) || undefined,
  }
}

/** The guest has just said that they paid. */
function wasAskedFor({ beganAt }: StepViewer['state'], now: number): boolean {
  return beganAt !== undefined && now - Date.parse(beganAt) < ASK_EVERY_MS
}

async function beginOrder(guest: StepGuest, values: Record<string, string>): Promise<Outcome> {
  const { services, tx, session, step, state, ip } = guest
  const { pageId } = session
  const [offer] = (await readOffers(tx, pageId, services.clock.now(), step.offers)).filter(
    ({ id }) => id === values['offer'],
  )
  const provider = offer && (await chooseProvider(guest, offer, values['pay']))
  if (!offer || !provider) return { kind: 'stay', notice: { kind: 'purchase-gone' }, status: 422 }
  const had = Number(state.values['orders'] ?? 0)
  if (had >= MOST_ORDERS) return { kind: 'stay', notice: { kind: 'purchase-too-many' }, status: 429 }
  state.values['orders'] = String(had + 1)
  const orderId = await writeOrder(services, tx, { pageId, offer, provider })
  state.orderId = orderId
  const returnUrl = `${services.config.portalUrl}${pathOf(session)}`
  const buyer = { pageId, orderId, returnUrl, ip, language: session.language }
  return { kind: 'further', afterwards: () => startOrder(services, buyer) }
}

async function chooseProvider({ tx, session }: StepGuest, { currency }: Offer, wished: string | undefined) {
  const open = await readOpenProviders(tx, session.pageId, currency)
  return isOneOf(open, wished) ? wished : open.length === 1 || !wished ? open[0] : undefined
}

/** What a guest does while the payment is awaited. The order stays open at the provider: what is paid after all is a code at the counter. */
async function actOnOrder({ services, session, state }: StepGuest, order: StoredSale, wish: string): Promise<Outcome> {
  if (wish === 'again') {
    delete state.orderId
    return { kind: 'further' }
  }
  const now = services.clock.now()
  const { pass } = session.progress
  const isOver = !pass || Date.parse(pass.endsAt) <= now.getTime()
  if (wish === 'pass') return isOver ? { kind: 'pass' } : { kind: 'further' }
  if (wasAskedFor(state, now.getTime())) return { kind: 'further' }
  state.beganAt = now.toISOString()
  return { kind: 'further', afterwards: () => askAboutSale(services, order) }
}
