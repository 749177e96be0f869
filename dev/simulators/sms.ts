// An SMS provider that delivers to a list. It can fail, and like a real one it sends a repeated key only once.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'

export type SentText = { to: string; text: string; key: string; from?: string }

export type SmsSimulator = {
  url: string
  sent: SentText[]
  /** Accepts the next messages and then answers 500, like a provider that fails too late. */
  failAfterTaking(times: number): void
  /** Takes the next messages and then says nothing, or only the beginning of an answer. */
  hang(times: number, isHalf?: boolean): void
  close(): Promise<void>
}

/** @param key the bearer key it requires. */
export async function startSms(key: string, port = 0): Promise<SmsSimulator> {
  const sent: SentText[] = []
  let failures = 0
  let hangs = { times: 0, isHalf: false }
  const server = createServer(async (request, response) => {
    const status = (code: number) => void response.writeHead(code, { 'content-type': 'application/json' }).end('{}')
    if (request.method !== 'POST' || request.url !== '/messages') return status(404)
    if (request.headers.authorization !== `Bearer ${key}`) return status(401)
    const message = JSON.parse(await text(request)) as Omit<SentText, 'key'>
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '')
    if (!sent.some((one) => one.key === idempotencyKey)) sent.push({ ...message, key: idempotencyKey })
    if (hangs.times > 0) {
      hangs.times--
      if (hangs.isHalf) response.writeHead(202, { 'content-length': 2 }).write('{')
      return
    }
    if (failures > 0) {
      failures--
      return status(500)
    }
    return status(202)
  })
  const url = await listenOnLoopback(server, port)
  return {
    url,
    sent,
    failAfterTaking: (times) => void (failures = times),
    hang: (times, isHalf = false) => void (hangs = { times, isHalf }),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
