// Brings spans to a collector, as JSON of OTLP over HTTP. A collector that is away costs spans, never a request.
import type { Egress } from '../egress/egress.ts'
import type { Log } from '../log.ts'
import type { Span } from './span.ts'

const EVERY_MS = 2000
const MOST_WAITING = 5000
const TIMEOUT_MS = 10_000
const ERROR = 2

type Delivery = { keep(span: Span): void; close(): Promise<void> }

/** @param endpoint the collector's address, to which `/v1/traces` is added */
export function deliverSpans({ egress, log }: { egress: Egress; log: Log }, endpoint: string): Delivery {
  let waiting: Span[] = []
  let lost = 0
  const flush = async () => {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    try {
      const { status } = await egress.request(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asOtlp(spans)),
        timeoutMs: TIMEOUT_MS,
      })
      if (status > 299) throw new Error(`HTTP ${status}`)
    } catch (error) {
      lost += spans.length
      log.warn({ lost, reason: String(error) }, 'traces could not be delivered')
    }
  }
  let busy = Promise.resolve()
  const timer = setInterval(() => (busy = busy.then(flush)), EVERY_MS).unref()
  return {
    keep(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      else lost += 1
    },
    async close() {
      clearInterval(timer)
      await busy
      await flush()
    },
  }
}

function asOtlp(spans: readonly Span[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'portico', 'process.pid': process.pid }) },
        scopeSpans: [{ scope: { name: 'portico' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

function spanOf({ traceId, spanId, parentSpanId, name, kind, startedMs, endedMs, attributes, isFaulty }: Span): object {
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name,
    kind,
    startTimeUnixNano: nanosOf(startedMs),
    endTimeUnixNano: nanosOf(endedMs),
    attributes: attributesOf(attributes),
    status: isFaulty ? { code: ERROR } : {},
  }
}

/** A 64-bit number is a string in the protocol's JSON. */
function nanosOf(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}

function attributesOf(attributes: Record<string, string | number>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }))
}
