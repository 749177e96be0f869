// A push service and its browsers: verifies the signature (RFC 8292) and really decrypts (RFC 8291, RFC 8188).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'

/** A browser's subscription, and the messages that reached it. */
export type SimulatedBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  messages: string[]
  /** The user withdraws the permission: the service answers 410 from now on. */
  unsubscribe(): void
}

export type PushSimulator = {
  url: string
  /** @param publicKey the key of the only application that may send */
  browser(publicKey: string): SimulatedBrowser
  /** Answers the next messages with a status. */
  refuse(times: number, status: number, retryAfterSeconds?: number): void
  /** How many messages arrived, accepted or not. */
  asked(): number
  close(): Promise<void>
}

type Inside = SimulatedBrowser & { isGone: boolean; open(body: Buffer): string; publicKey: string }

export async function startPush(port = 0): Promise<PushSimulator> {
  const browsers = new Map<string, Inside>()
  let refusals = { times: 0, status: 503, retryAfterSeconds: 0 }
  let asked = 0
  let url = ''
  const server = createServer(async (request, response) => {
    asked++
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    const answer = (status: number, headers = {}) => void response.writeHead(status, headers).end()
    if (request.method !== 'POST' || !browser) return answer(404)
    if (refusals.times > 0) {
      refusals.times--
      return answer(refusals.status, { 'retry-after': String(refusals.retryAfterSeconds) })
    }
    if (browser.isGone) return answer(410)
    if (!isSigned(request, url, browser.publicKey)) return answer(403)
    if (request.headers['content-encoding'] !== 'aes128gcm' || !request.headers['ttl']) return answer(400)
    try {
      browser.messages.push(browser.open(body))
    } catch {
      return answer(400)
    }
    return answer(201)
  })
  url = await listenOnLoopback(server, port)
  return {
    url,
    browser(publicKey) {
      const path = `/push/${randomUUID()}`
      const made = makeBrowser(`${url}${path}`, publicKey)
      browsers.set(path, made)
      return made
    },
    refuse: (times, status, retryAfterSeconds = 0) => void (refusals = { times, status, retryAfterSeconds }),
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function makeBrowser(endpoint: string, publicKey: string): Inside {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const made: Inside = {
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    messages: [],
    publicKey,
    isGone: false,
    unsubscribe: () => void (made.isGone = true),
    open(body) {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
      const theirs = body.subarray(21, 21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
      const record = body.subarray(21 + idLength)
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      if (end < 0) throw new Error('no end of the last record')
      return padded.subarray(0, end).toString('utf8')
    },
  }
  return made
}

/** Whether the subscription's key signed a token for this service that is still valid. */
function isSigned(request: IncomingMessage, url: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  if (key !== publicKey) return false
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string | number>
  return isGenuine && aud === url && Number(exp) * 1000 > Date.now() && /^(mailto:|https:)/.test(String(sub))
}
