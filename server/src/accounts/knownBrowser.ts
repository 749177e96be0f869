// A cookie for browsers that signed in before: attempts from them are counted apart, so that strangers who guess at an
// account do not keep its owner out. It proves nothing else.
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Visitor } from '../core/http/context.ts'
import { hashToken } from '../core/secrets.ts'
import { cookieOf } from './cookie.ts'
import { normalise } from './users.ts'

const COOKIE = 'portico-browser'
const YEAR_SECONDS = 365 * 24 * 3600
/** People who share a browser. */
const MOST_NAMES = 8

const BrowserMark = z.object({ use: z.literal('known browser'), device: z.string(), names: z.array(z.string()) })
type BrowserMark = z.output<typeof BrowserMark>

/** The mark of a browser on which this name signed in before. @param name normalised */
export function knownBrowser(context: Visitor, name: string): string | undefined {
  const known = readMark(context)
  return known?.names.includes(markOf(name)) ? known.device : undefined
}

/** Remembers that the account signed in on this browser. */
export function rememberBrowser(context: Visitor, user: { email: string | null; mobile: string | null }): void {
  const before = readMark(context)
  const names = [user.email, user.mobile].flatMap((name) => (name ? markOf(normalise(name)) : []))
  const known: BrowserMark = {
    use: 'known browser',
    device: before?.device ?? randomUUID(),
    names: [...new Set([...names, ...(before?.names ?? [])])].slice(0, MOST_NAMES),
  }
  const value = context.secrets.seal(JSON.stringify(known)).toString('base64url')
  const { name, attributes } = cookieOf(context, COOKIE)
  context.reply.setCookie(name, value, { ...attributes, maxAge: YEAR_SECONDS })
}

function readMark(context: Visitor): BrowserMark | undefined {
  const value = context.request.cookies[cookieOf(context, COOKIE).name]
  if (!value) return undefined
  try {
    return BrowserMark.parse(JSON.parse(context.secrets.open(Buffer.from(value, 'base64url'))))
  } catch {
    // Forged, or sealed with an older key.
    return undefined
  }
}

const markOf = (name: string) => hashToken(name).toString('base64url').slice(0, 16)
