// A guest in trouble, for the doctor's tests: each step through the real boundary, and the doctor's answer.
import { expect, test } from 'vitest'
import { doctor, type Cause, type Chain } from '@portico/contract/gateways/doctor.ts'
import type { Gateway } from '@portico/contract/gateways.ts'
import { doctorCauses as en } from '@portico/locales/en/doctorCauses.ts'
import { doctorCauses as vi } from '@portico/locales/vi/doctorCauses.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { makeClient } from '../core/db/pool.ts'
import type { KnownGateway } from '../gateways/index.ts'
import type { RunningServer } from '../processes/all.ts'
import { givenGateway, givenPage, givenSteps, send, type Venue } from './given.ts'
import { randomMac } from './givenGuest.ts'
import { openPortal, post, type PortalPage } from './portal.ts'
import { accessRequest, accountingRequest, openProbe, proven, SILENCE_MS, type Login } from './radius.ts'

export type TroubledVenue = { running: RunningServer; page: Venue; gateway: KnownGateway; mac: string }
type Of = Partial<Pick<Gateway, 'type' | 'configuration' | 'nas_id'>> & { steps?: object[] }

const LOGIN_URL = 'http://10.5.50.1/login'

/** A venue with one gateway, and a phone that has done nothing yet. */
export async function givenTroubled(running: RunningServer, { steps, ...of }: Of = {}): Promise<TroubledVenue> {
  const page = await givenPage(running)
  if (steps) await givenSteps(running, page, steps)
  const gateway = await givenGateway(running, page, {
    ...of,
    configuration: { loginUrl: LOGIN_URL, ...of.configuration },
  })
  return { running, page, gateway, mac: randomMac() }
}

/** The phone opens the portal as its gateway sends it there. */
export function arrive({ running, gateway, mac }: TroubledVenue): Promise<PortalPage> {
  return openPortal(running, gateway, { mac: formatMac(mac, 'aa:bb:cc:dd:ee:ff') })
}

/** Passes the portal with one tap. @returns the login for the gateway */
export async function tapThrough(given: TroubledVenue): Promise<Login> {
  const { action } = await arrive(given)
  const { location } = await post(given.running, action, { terms: 'yes' })
  const fields = new URL(location ?? 'about:blank').searchParams
  return { username: fields.get('username') ?? '', password: fields.get('password') ?? '' }
}

/** Fills in the phone's present step. */
export async function type(
  given: TroubledVenue,
  fields: Record<string, string>,
  shown?: PortalPage,
): Promise<PortalPage> {
  const { action } = shown ?? (await arrive(given))
  return post(given.running, action, { terms: 'yes', ...fields })
}

type RequestOptions = NonNullable<Parameters<typeof accessRequest>[2]>

/** The gateway asks RADIUS. @returns the answer's code, undefined when there was none */
export async function requestAccess(
  { running, gateway, mac }: TroubledVenue,
  login: Login,
  of: RequestOptions = {},
): Promise<number | undefined> {
  const probe = await openProbe()
  const request = accessRequest(gateway, login, { mac, ...of })
  const isStranger = of.secret !== undefined || of.nasId !== undefined
  const reply = await probe.ask(running.radius.authPort, request, isStranger ? SILENCE_MS : 10_000)
  probe.close()
  return isStranger ? reply?.[0] : proven(reply, request, gateway).code
}

/** The gateway reports. */
export async function report(
  { running, gateway, mac }: TroubledVenue,
  of: Parameters<typeof accountingRequest>[1],
): Promise<void> {
  const probe = await openProbe()
  const request = accountingRequest(gateway, { mac, ...of })
  proven(await probe.ask(running.radius.acctPort, request, 10_000), request, gateway)
  probe.close()
}

/** Moves everything this many minutes into the past. RADIUS answers are immutable, so the database's owner does it. */
export async function minutesPass(
  { running, page }: Pick<TroubledVenue, 'running' | 'page'>,
  minutes: number,
): Promise<void> {
  // What a gateway said just before would otherwise be written later, as if it had said it then.
  await running.presence.flush()
  const client = makeClient(running.services.config.databaseUrl, 'tests')
  await client.connect()
  for (const [table, columns] of Object.entries(MOMENTS)) {
    const earlier = columns.map((name) => `${name} = ${name} - make_interval(mins => $2)`)
    await client.query(`update ${table} set ${earlier.join(', ')} where page_id = $1`, [page.eid, minutes])
  }
  await client.end()
}

const MOMENTS = {
  portal_sessions: ['created_at', 'handed_over_at'],
  auth_log: ['at'],
  grants: ['expires_at'],
  gateway_commands: ['created_at'],
  gateways: ['last_seen_at'],
}

/** The doctor's answer about the phone, in a venue that passes all other checks. */
export async function examineGuest({
  running,
  page,
  mac,
}: Pick<TroubledVenue, 'running' | 'page' | 'mac'>): Promise<Chain> {
  const { rows } = await send(running, doctor.examine, { query: { of: mac } }, { token: page.token })
  expect(rows).toHaveLength(1)
  return rows[0]!
}

/** The venue's last hour. */
export function lastHour({ running, page }: Pick<TroubledVenue, 'running' | 'page'>) {
  return send(running, doctor.venue, {}, { token: page.token })
}

export type Fault = {
  cause: Cause
  /** Brings it about. @returns the venue, and the phone to ask about */
  by: () => Promise<TroubledVenue>
  /** What cause and remedy must speak of. */
  says: [vi: RegExp, en: RegExp]
  /** A phone that came by its address alone is none of the hour's guests. */
  isOutsideHour?: true
}

/** A step towards a fault went as it must. */
export function mustBe(actual: unknown, expected: unknown): void {
  expect(actual).toBe(expected)
}

/** One test per fault: the doctor names it for the phone, and in the venue's last hour. */
export function testFaults(faults: Record<string, Fault>): void {
  test.concurrent.for(Object.entries(faults))('%s', async ([, { cause, by, says, isOutsideHour }], { expect }) => {
    const given = await by()
    await minutesPass(given, 4)
    // Packets that are not answered are written down every two seconds.
    await expect.poll(async () => (await examineGuest(given)).cause, { timeout: 5000 }).toBe(cause)
    const { tried, causes, rows } = await lastHour(given)
    const row = rows.find(({ mac }) => mac === given.mac)
    expect(row?.cause).toBe(isOutsideHour ? undefined : cause)
    if (!isOutsideHour) expect(tried).toBeGreaterThan(0)
    if (!isOutsideHour && cause !== 'time-up' && cause !== 'online')
      expect(causes).toContainEqual(expect.objectContaining({ cause, count: 1 }))
    for (const [n, { title, fix }] of [vi[cause], en[cause]].entries()) expect(`${title}\n${fix}`).toMatch(says[n]!)
  })
}
