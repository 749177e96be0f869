// From a guest's press to the counter that shows the order: over HTTP, the live stream and the list it makes the counter read again.
import { contract } from '@portico/contract/index.ts'
import { call } from '@portico/contract/http/client.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { DemoSession } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import type { Installation } from '../rig/installation.ts'
import { percentile, type Round } from '../rig/rounds.ts'
import { givenGifts, givenPhones, pressRedeem } from './phones.ts'

const PRESSES = 200
const WAIT_MS = 10_000

/** @throws Error when an order does not ring within ten seconds */
export async function measureRing(portico: Installation, { pageId, pageToken }: DemoSession): Promise<Figure> {
  const phones = await givenPhones(portico, pageId, 50)
  const [gift = ''] = await givenGifts(portico, pageId, 1)
  const bell = await listen(portico.apiUrl, pageToken)
  const taken: number[] = []
  try {
    for (let number = 0; number < PRESSES; number += 1) {
      const from = monotonicMs()
      const rings = bell.next()
      const order = await pressRedeem(portico.portalUrl, pageId, phones[number % phones.length]!, gift)
      await rings
      while (!(await isShown(portico.apiUrl, pageToken, order)))
        if (monotonicMs() - from > WAIT_MS) throw new Error('an order did not ring')
      taken.push(monotonicMs() - from)
    }
  } finally {
    bell.stop()
  }
  const bare: Round[] = [{ value: await measureLookUp(portico.apiUrl, pageToken), operations: PRESSES }]
  const ours: Round[] = [{ value: percentile(taken, 0.95), operations: PRESSES }]
  const note = `median ${Math.round(percentile(taken, 0.5))} ms, longest ${Math.round(Math.max(...taken))} ms of ${PRESSES}`
  return figureOf({
    name: 'redeem to ring, p95',
    unit: 'ms',
    ours,
    limit: { name: 'the list alone', rounds: bare },
    note,
  })
}

async function isShown(base: string, token: string, order: string): Promise<boolean> {
  const query = { status: 'new', limit: 20 } as const
  const { rows } = await call({ base }, contract.giftExchanges.list, { query }, { token })
  return rows.some(({ id }) => id === order)
}

async function measureLookUp(base: string, token: string): Promise<number> {
  const taken: number[] = []
  for (let number = 0; number < PRESSES; number += 1) {
    const from = monotonicMs()
    await isShown(base, token, '')
    taken.push(monotonicMs() - from)
  }
  return percentile(taken, 0.95)
}

/** The live stream as a counter hears it. */
async function listen(base: string, token: string) {
  const stopped = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${base}/live`, { headers, signal: stopped.signal })
  if (!response.body) throw new Error(`no live stream: ${response.status}`)
  let ring: () => void = () => undefined
  const read = async () => {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream()))
      if (part.includes('"gift-orders"')) ring()
  }
  read().catch(() => undefined)
  return {
    next: () => new Promise<void>((resolve) => (ring = resolve)),
    stop: () => stopped.abort(),
  }
}
