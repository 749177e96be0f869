// An OpenID Connect issuer: signs whatever it is asked to, so that tests can give the server valid tokens and
// every kind of invalid one, and a developer can sign in "with Google" without Google.
import { generateKeyPairSync, randomUUID, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'
import { keepCodes, type Codes } from './oauthCodes.ts'

type Key = { id: string; secret: KeyObject; open: JsonWebKey }

export type GoogleClaims = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  hd?: string
  nonce?: string
}
type TokenOptions = { at?: Date; lifeSeconds?: number; audience?: string | string[]; issuer?: string; more?: object }

export type GoogleSimulator = {
  issuer: string
  /** How often its keys were requested. */
  keyRequests(): number
  token(claims: GoogleClaims, options?: TokenOptions): string
  /** Signs with a new key; the old one is no longer published. */
  rotateKeys(): void
  /** Answers everything with 503 until switched back. */
  breakDown(isBroken: boolean): void
  close(): Promise<void>
}

/** @param clientId the audience of its tokens; with `clientSecret`, the token endpoint accepts it. */
export async function startGoogle(
  clientId: string,
  port = 0,
  clientSecret = 'local-google-secret',
): Promise<GoogleSimulator> {
  let key = makeKey()
  let requests = 0
  let isBroken = false
  let issuer = ''
  const codes = keepCodes()
  const token: GoogleSimulator['token'] = (
    claims,
    { at = new Date(), lifeSeconds = 3600, audience = clientId, issuer: by = issuer, more = {} } = {},
  ) => {
    const now = Math.floor(at.getTime() / 1000)
    const body = { iss: by, aud: audience, iat: now, exp: now + lifeSeconds, ...claims, ...more }
    const unsigned = `${encode({ alg: 'RS256', kid: key.id, typ: 'JWT' })}.${encode(body)}`
    return `${unsigned}.${sign('sha256', Buffer.from(unsigned), key.secret).toString('base64url')}`
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (isBroken) return answer(response, 503, { error: 'broken' })
    if (url.pathname === '/.well-known/openid-configuration') {
      return answer(response, 200, {
        issuer,
        jwks_uri: `${issuer}/keys`,
        token_endpoint: `${issuer}/token`,
        authorization_endpoint: `${issuer}/authorize`,
      })
    }
    if (url.pathname === '/keys') {
      requests++
      return answer(response, 200, { keys: [key.open] })
    }
    if (url.pathname === '/token') return void takeCode(request, response, { clientId, clientSecret, codes, token })
    if (url.pathname === '/authorize') return authorize(request, url, response, token, codes)
    return answer(response, 404, { error: 'not found' })
  })
  issuer = await listenOnLoopback(server, port)
  return {
    issuer,
    keyRequests: () => requests,
    token,
    rotateKeys: () => void (key = makeKey()),
    breakDown: (broken) => void (isBroken = broken),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Authenticates the client first, as Google does, then exchanges a code once for a client with the right verifier. */
async function takeCode(
  request: IncomingMessage,
  response: ServerResponse,
  known: { clientId: string; clientSecret: string; codes: Codes; token: GoogleSimulator['token'] },
): Promise<void> {
  const form = new URLSearchParams(await text(request))
  const isKnown = form.get('client_id') === known.clientId && form.get('client_secret') === known.clientSecret
  if (!isKnown) return answer(response, 401, { error: 'invalid_client' })
  const found = known.codes.take(form)
  if (!found) return answer(response, 400, { error: 'invalid_grant' })
  answer(response, 200, { id_token: known.token(personOf(found.email, found.nonce)), token_type: 'Bearer' })
}

function personOf(email: string, nonce: string | undefined): GoogleClaims {
  return { sub: `sim-${email}`, email, email_verified: true, name: 'Google Owner', nonce }
}

/** Asks for no password: the visitor is the person in `login_hint` and returns to the page that sent them. */
function authorize(
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
  token: GoogleSimulator['token'],
  codes: Codes,
): void {
  const asked = url.searchParams
  const back = asked.get('redirect_uri') ?? ''
  if (!URL.canParse(back) || !['localhost', '127.0.0.1'].includes(new URL(back).hostname))
    return answer(response, 400, { error: 'redirect_uri' })
  const email = asked.get('login_hint') ?? 'owner@gmail.com'
  const nonce = asked.get('nonce') ?? undefined
  if (asked.get('response_type') === 'code') {
    request.resume()
    const query = new URLSearchParams({ code: codes.give(asked, email), state: asked.get('state') ?? '' })
    return void response.writeHead(302, { location: `${back}?${query}` }).end()
  }
  const id_token = token(personOf(email, nonce))
  const fragment = new URLSearchParams({ id_token, state: asked.get('state') ?? '' })
  request.resume()
  response.writeHead(302, { location: `${back}#${fragment}` }).end()
}

function makeKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = randomUUID()
  return { id, secret: privateKey, open: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' } }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
