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
  close(): Promise<void>
}

/** @param key the bearer key it requires. */
export async function startSms(key: string, port = 0): Promise<SmsSimulator> {
  const sent: SentText[] = []
  let failures = 0
  const server = createServer(async (request, response) => {
    const status = (code: number) => void response.writeHead(code, { 'content-type': 'application/json' }).end('{}')
    if (request.method !== 'POST' || request.url !== '/messages') return status(404)
    if (request.headers.authorization !== `Bearer ${key}`) return status(401)
    const message = JSON.parse(await text(request)) as Omit<SentText, 'key'>
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '')
    if (!sent.some((one) => one.key === idempotencyKey)) sent.push({ ...message, key: idempotencyKey })
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
