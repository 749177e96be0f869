// Guests whom the venue does not let in today: on its list, or with the day's allowance used up.
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { secondsLeftToday, accessRuleFor, type GrantLimits, type KnownGateway } from '../gateways/index.ts'
import { saveSession, type PortalSession } from './session.ts'

export type Refusal = { kind: 'refused'; problem: 'blocked' | 'quota' }

/** Less than this is not worth signing in for. */
const LEAST_SECONDS = 60
const USUAL_MINUTES = 480

/** Whether a phone is kept out, before its guest is asked anything. */
export async function isBlocked(services: Services, tx: Tx, pageId: string, mac: string): Promise<boolean> {
  return (await accessRuleFor(tx, pageId, { mac }, services.clock.now())) === 'deny'
}

/** What a guest is granted of what the steps earned; or why nothing. The refusal is written down for the doctor. */
export async function allowance(
  services: Services,
  tx: Tx,
  of: { gateway: KnownGateway; session: PortalSession; guestId: string; limits: GrantLimits },
): Promise<GrantLimits | Refusal> {
  const { gateway, session, guestId, limits } = of
  const { pageId, arrival } = session
  const standing = await accessRuleFor(tx, pageId, { mac: arrival.mac, guestId }, services.clock.now())
  if (standing === 'deny') return refuse(tx, session, 'blocked')
  if (standing === 'allow') return limits
  const left = await secondsLeftToday(services, tx, pageId, guestId)
  if (left === undefined) return limits
  if (left < LEAST_SECONDS) return refuse(tx, session, 'quota')
  const granted = limits.sessionSeconds ?? (gateway.configuration.sessionMinutes ?? USUAL_MINUTES) * 60
  return { ...limits, sessionSeconds: Math.min(granted, left) }
}

async function refuse(tx: Tx, session: PortalSession, problem: Refusal['problem']): Promise<Refusal> {
  session.refusal = problem
  await saveSession(tx, session)
  return { kind: 'refused', problem }
}
