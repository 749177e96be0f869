// A browser that comes back within minutes goes on where it was: the sign-in sheet closes whenever a guest looks
// for a text message, and opens again as if for the first time.
import { bareRecord } from '@portico/contract/names.ts'
import type { Tx } from '../../core/db/database.ts'
import { makeGuestCookie, readGuestCookie } from '../../core/http/guestCookie.ts'
import { randomToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { readRunningFlow, type RunningFlow } from '../../flows/index.ts'
import type { KnownOfPhone } from './knownOfPhone.ts'
import { fresh, readProgress, type Progress } from '../walk/progress.ts'

const COOKIE = 'portico_s'
const DAY_SECONDS = 24 * 3600

/** The value of this portal's short-lived cookie, and the header that keeps it. `isNew`: it brought none. */
export type Browser = { id: string; isNew: boolean; cookie: string }

/** The browser that asks for a gateway's first page. Its cookie is sent to that page only. */
export function browserOf(
  services: Pick<Services, 'config'>,
  { entryKey }: Pick<KnownGateway, 'entryKey'>,
  cookies: string | undefined,
): Browser {
  const of = { name: COOKIE, path: `/g/${entryKey}` }
  const sent = readGuestCookie(services, cookies, of) ?? ''
  const isKnown = /^[\w-]{24}$/.test(sent)
  const id = isKnown ? sent : randomToken(18)
  return { id, isNew: !isKnown, cookie: makeGuestCookie(services, { ...of, value: id, seconds: DAY_SECONDS }) }
}

/** Where an arriving browser left off, else with the steps that the guest of its device has passed before. A guest whose gateway got no answer has a visit that still waits. */
export async function resume(
  tx: Tx,
  { pageId, id }: KnownGateway,
  { steps, leftOff }: Pick<KnownOfPhone, 'steps' | 'leftOff'>,
): Promise<{ progress: Progress; flow?: RunningFlow; visitId?: string }> {
  if (!leftOff) return { progress: { ...fresh(), known: steps } }
  const { answers, visitId, ...begun } = leftOff
  const flow = await readRunningFlow(tx, pageId, id, begun)
  return { progress: withoutTyped(readProgress(answers)), flow, visitId: visitId ?? undefined }
}

/** A browser can be shared: what was typed and not yet sent is for the guest who typed it. */
function withoutTyped(progress: Progress): Progress {
  const steps = Object.entries(progress.steps).map(([id, state]) => {
    const isKept = state.outcome !== undefined || state.codeId !== undefined
    return [id, isKept ? state : { ...state, values: {} }] as const
  })
  return { ...progress, guestId: undefined, isHeld: false, handOver: undefined, steps: bareRecord(steps) }
}
