// CoovaChilli 1.7's JSON interface: /json/status, /json/logon, /json/logoff, with JSONP because it has no CORS.
import { TerminateCause } from '@portico/radius/dictionary.ts'
import { formatMac } from '@portico/radius/mac.ts'
import type { Login } from '../../fakeGateway/proof.ts'
import type { Reply } from '../../fakeGateway/routes.ts'
import { ORIGINAL, type Door } from '../brand.ts'

type Chilli = {
  /** 32 upper-case hex digits, one per client until it logs on or is refused. */
  challengeOf(guest: Door['guest']): string
  renew(guest: Door['guest']): void
  read(guest: Door['guest'], fields: URLSearchParams): Login | undefined
}

const GIGAWORD = 2 ** 32

/** Answers a call under /json/; undefined for any other. */
export async function answerJson(asked: URL, at: Door, chilli: Chilli): Promise<Reply | undefined> {
  const { phone, hotspot, guest } = at
  const call = /^\/json\/(status|logon|logoff)$/.exec(asked.pathname)?.[1]
  if (!call) return undefined
  let message: string | undefined
  if (call === 'logoff' && phone.session) hotspot.end(phone, TerminateCause.UserRequest)
  if (call === 'logon' && !phone.session) {
    const login = chilli.read(guest, asked.searchParams)
    const outcome = login ? await hotspot.signIn(phone, login) : { kind: 'reject' as const }
    // A refusal consumes the challenge; the answer contains another.
    if (outcome.kind !== 'online') {
      chilli.renew(guest)
      message = ('message' in outcome && outcome.message) || 'Login Failed'
    }
  }
  const text = JSON.stringify(phone.session ? inside(at) : outside(at, chilli.challengeOf(guest), message))
  const callback = asked.searchParams.get('callback')
  return { status: 200, body: callback ? `${callback}(${text})` : text }
}

function outside(at: Door, challenge: string, message: string | undefined) {
  return {
    version: '1.0',
    clientState: 0,
    ...(message && { message }),
    nasid: at.guest.nasId,
    challenge,
    location: { name: '' },
    redir: redir(at),
  }
}

function inside(at: Door) {
  const session = at.phone.session!
  const seconds = Math.floor((Date.now() - session.startedAt) / 1000)
  return {
    version: '1.0',
    clientState: 1,
    nasid: at.guest.nasId,
    location: { name: '' },
    redir: redir(at),
    session: {
      sessionId: session.acctSessionId,
      userName: session.username,
      startTime: Math.floor(session.startedAt / 1000),
      sessionTimeout: session.limits.sessionSeconds,
      terminateTime: 0,
      idleTimeout: session.limits.idleSeconds,
    },
    accounting: {
      sessionTime: seconds,
      idleTime: 0,
      // From the client's side: what it received is input.
      ...words('input', Math.floor(session.down)),
      ...words('output', Math.floor(session.up)),
      viewPoint: 'client',
    },
  }
}

function words(name: 'input' | 'output', bytes: number) {
  return { [`${name}Octets`]: bytes % GIGAWORD, [`${name}Gigawords`]: Math.floor(bytes / GIGAWORD) }
}

function redir({ guest, self }: Door) {
  return {
    originalURL: ORIGINAL,
    redirectionURL: '',
    logoutURL: `${self}/logoff`,
    ipAddress: guest.ip,
    macAddress: formatMac(guest.mac, 'AA-BB-CC-DD-EE-FF'),
  }
}
