// Server-sent events: what changes on a page, told to everybody who has it open.
import type { live } from '@portico/contract/live.ts'
import { LiveEvent } from '@portico/contract/live.ts'
import type { Handlers } from '../core/http/context.ts'

const TOPICS = new Set<string>(LiveEvent.shape.topic.options)
/** Keeps proxies from closing a quiet stream, and tells us about a client that is gone. */
const HEARTBEAT_MS = 20_000
/** Rights are asked again when the stream is opened anew: that bounds how long a removed member listens. */
const LIFE_MS = 10 * 60_000

export const liveHandlers: Handlers<typeof live> = {
  async events({ reply, events, page, clock }) {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    const send = (topic: string) => void raw.write(`data: ${JSON.stringify({ topic, at: clock.now().toISOString() })}\n\n`)
    const unsubscribe = events.subscribe(page.id, (topic) => TOPICS.has(topic) && send(topic))
    const heartbeat = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS)
    const end = setTimeout(() => raw.end(), LIFE_MS)
    raw.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(end)
    })
    send('hello')
    return undefined as never
  },
}
