// The hotspot's web pages, which a phone's browser passes on its way to the portal and back.
import type { IncomingMessage } from 'node:http'
import { TerminateCause } from '@portico/radius/dictionary.ts'
import { formatMac, normaliseMac } from '@portico/radius/mac.ts'
import type { Hotspot } from './hotspot.ts'
import type { Nas } from './nas.ts'
import type { Phone } from './phones.ts'
import type { PhoneView } from './phoneView.ts'
import { readFields } from './readFields.ts'
import { statusPage } from './statusPage.ts'

export type Reply = { status: number; location?: string; body: string }

type Setup = { hotspot: Hotspot; nases(): Nas[]; views(): PhoneView[]; url: string }

/** Answers one request. There are no cookies: the `mac` in the query or form identifies a phone. */
export async function answer(setup: Setup, request: IncomingMessage): Promise<Reply> {
  const asked = URL.parse(request.url ?? '/', setup.url)
  if (!asked) return textReply(400, 'That is no address.')
  const { pathname, searchParams } = asked
  const isPost = request.method === 'POST'
  if (request.method !== 'GET' && !(isPost && pathname === '/login'))
    return textReply(405, 'Only GET here; /login also takes POST.')
  const fields = isPost ? await readFields(request, searchParams) : searchParams
  if (!fields) return textReply(413, 'That form is too long.')

  if (pathname === '/') return { status: 200, body: statusPage(setup.nases(), setup.views()) }
  if (pathname.startsWith('/join/')) return join(setup, pathname, fields)
  const phone = setup.hotspot.find(fields.get('mac') ?? fields.get('phone') ?? '')
  if (!phone && ['/login', '/logout', '/internet'].includes(pathname))
    return textReply(404, 'No phone with this mac has joined. Open the join address first.')
  if (pathname === '/login' && phone) return signIn(setup, phone, fields)
  if (pathname === '/logout' && phone) return logOut(setup, phone)
  if (pathname === '/internet' && phone) return reach(setup, phone)
  return textReply(404, 'Nothing here.')
}

function join(setup: Setup, path: string, fields: URLSearchParams): Reply {
  const nas = setup.nases().find(({ joinPath }) => joinPath === path)
  if (!nas) return textReply(404, 'No such Wi-Fi.')
  const wanted = fields.get('mac')
  const mac = wanted === null ? undefined : normaliseMac(wanted)
  if (wanted !== null && mac === undefined) return textReply(400, 'That mac is no MAC address.')
  return toPortal(setup, setup.hotspot.join(nas, mac))
}

async function signIn(setup: Setup, phone: Phone, fields: URLSearchParams): Promise<Reply> {
  const dst = webAddress(fields.get('dst')) ?? internetOf(setup, phone)
  const outcome = await setup.hotspot.signIn(phone, {
    username: fields.get('username') ?? '',
    password: fields.get('password') ?? '',
  })
  if (outcome.kind === 'online') return { status: 302, location: dst, body: '' }
  const message = outcome.kind === 'reject' && outcome.message ? { reply: outcome.message } : undefined
  return toPortal(setup, phone, { error: outcome.kind, ...message, userurl: dst })
}

function logOut({ hotspot }: Setup, phone: Phone): Reply {
  hotspot.end(phone, TerminateCause.UserRequest)
  return textReply(200, 'logged out')
}

/** Any Internet site as this phone sees it. */
function reach(setup: Setup, phone: Phone): Reply {
  return setup.hotspot.pass(phone) ? textReply(200, 'internet reached') : toPortal(setup, phone)
}

/** The address to which an intercepting gateway sends a phone, with what it knows about the phone. */
function toPortal(setup: Setup, phone: Phone, more: Record<string, string> = {}): Reply {
  const portal = new URL(phone.nas.portalUrl)
  const mac = formatMac(phone.mac, 'AA-BB-CC-DD-EE-FF')
  const login = `${setup.url}/login?phone=${mac}`
  const query = {
    mac,
    ip: phone.ip,
    nasid: phone.nas.nasId,
    loginurl: login,
    userurl: internetOf(setup, phone),
    ...more,
  }
  for (const [name, value] of Object.entries(query)) portal.searchParams.set(name, value)
  return { status: 302, location: portal.href, body: '' }
}

function internetOf({ url }: Setup, { mac }: Phone): string {
  return `${url}/internet?mac=${formatMac(mac, 'AA-BB-CC-DD-EE-FF')}`
}

/** Rejects `javascript:` and the like. */
function webAddress(written: string | null): string | undefined {
  const address = written === null ? null : URL.parse(written)
  return address?.protocol === 'http:' || address?.protocol === 'https:' ? address.href : undefined
}

function textReply(status: number, text: string): Reply {
  return { status, body: text }
}
