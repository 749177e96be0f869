// The address at which a draft can be looked at from any phone: signed, valid for a day, no right to anything else.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../core/services.ts'

export type Signing = Pick<Services, 'secrets' | 'clock' | 'config'>
/** Without a page it is one of the shared library. */
export type PreviewSubject = { pageId?: string; id: string }

const HOUR_MS = 3_600_000
const VALID_HOURS = 24

/** The address of a preview, on the guests' origin. The same for an hour, so that browsers keep what they drew. */
export function previewUrl({ secrets, clock, config }: Signing, { pageId = '', id }: PreviewSubject): string {
  const until = Math.floor(clock.now().getTime() / HOUR_MS) + VALID_HOURS + 1
  const said = `${id}.${pageId}.${until.toString(36)}`
  return `${config.portalUrl}/preview/${said}.${sign(secrets, said)}`
}

/** What a token shows; undefined for one that is forged or over. */
export function readPreview({ secrets, clock }: Signing, token: string): PreviewSubject | undefined {
  const [, said = '', id = '', pageId = '', until = '', mac = ''] =
    /^(([0-9a-f-]{36})\.([0-9a-f-]{36})?\.([0-9a-z]{1,8}))\.([\w-]{22})$/.exec(token) ?? []
  if (!said || !timingSafeEqual(Buffer.from(mac), Buffer.from(sign(secrets, said)))) return undefined
  if (Number.parseInt(until, 36) * HOUR_MS <= clock.now().getTime()) return undefined
  return { id, ...(pageId ? { pageId } : {}) }
}

function sign(secrets: Services['secrets'], said: string): string {
  return createHmac('sha256', secrets.derive('template-preview')).update(said).digest('base64url').slice(0, 22)
}
