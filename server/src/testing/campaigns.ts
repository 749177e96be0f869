// Campaigns for tests.
import { setTimeout as sleep } from 'node:timers/promises'
import { campaigns, wifiCampaigns } from '@portico/contract/campaigns.ts'
import type { RunningServer } from '../processes/all.ts'
import { formStep, givenGateway, givenPage, givenSteps, send, type Venue } from './given.ts'
import { randomMac } from './givenGuest.ts'
import { openPortal } from './portal.ts'

type NewBooking = Parameters<typeof send<typeof wifiCampaigns.create>>[2]['body']
type Design = Parameters<typeof send<typeof campaigns.create>>[2]['body']['design']

/** A creative that can be shown. */
export function givenCreative(
  running: RunningServer,
  { token }: Venue,
  heading = 'Mua một tặng một',
  design: Design = {},
) {
  const body = { name: heading, design: { kind: 'words', heading: { vi: heading, en: heading }, ...design } } as const
  return send(running, campaigns.create, { body }, { token })
}

/** A booking that runs, of a creative of its own unless it names one. */
export async function givenBooking(
  running: RunningServer,
  page: Venue,
  over: Partial<NewBooking> = {},
  design: Design = {},
) {
  const name = over.name ?? 'Giờ vàng'
  const variants = over.variants ?? [
    {
      id: 'a' as const,
      creativeId: (await givenCreative(running, page, name, design)).id,
      templateId: null,
      share: 50,
    },
  ]
  const body = { status: 'active' as const, ...over, name, variants }
  return send(running, wifiCampaigns.create, { body }, { token: page.token })
}

export const LOGIN = 'http://10.5.50.1/login'

/** A venue whose guests leave a phone number, and a way to arrive there. */
export async function givenVenue(running: RunningServer, name?: string) {
  const page = await givenPage(running, name)
  await givenSteps(running, page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(running, page, { configuration: { loginUrl: LOGIN } })
  const arrive = (mac = randomMac(), headers = {}) => openPortal(running, gateway, { mac }, headers)
  return { page, gateway, as: { token: page.token }, arrive }
}

/** A change reaches every process by a signal, within a second. */
export async function eventually<T>(read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const value = await read()
    if (isRight(value) || tries === 20) return value
    await sleep(50)
  }
}

/** Where a page says that its advert or its look was on screen. */
export function seenPath(html: string): string {
  return /data-seen="([^"]*\/seen\/[^"]+)"/.exec(html)?.[1] ?? ''
}
