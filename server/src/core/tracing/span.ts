// Spans as OpenTelemetry has them. Work finds the span it is part of by itself, however deep; without one it costs nothing.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { monotonicMs, type Clock } from '../clock.ts'

/** The numbers of the protocol. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const
export type Attributes = Record<string, string | number>
/** Which trace a span is in, and which span caused it. */
export type SpanContext = { traceId: string; spanId: string; isSampled: boolean }
export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startedMs: number
  endedMs: number
  attributes: Attributes
  isFaulty: boolean
}
export type Tracer = {
  /** A span without another above it here; undefined where the caller's trace is not wanted. */
  begin(name: string, kind: keyof typeof SPAN_KIND, cause?: SpanContext): OpenSpan | undefined
}
export type OpenSpan = Span & {
  /** A span that this one causes. */
  child(name: string, kind: keyof typeof SPAN_KIND, attributes: Attributes): OpenSpan
  end(attributes?: Attributes, isFaulty?: boolean): void
}

const current = new AsyncLocalStorage<OpenSpan>()

/** @param keep takes each span once it has ended */
export function makeTracer(clock: Clock, keep: (span: Span) => void): Tracer {
  /** One wall clock a trace, so that a step of it reorders nothing. */
  const open = (span: Omit<Span, 'startedMs' | 'endedMs' | 'isFaulty'>, wallMs: number): OpenSpan => {
    const startedMs = wallMs + monotonicMs()
    const self: OpenSpan = {
      ...span,
      startedMs,
      endedMs: startedMs,
      isFaulty: false,
      child: (name, kind, attributes) =>
        open(
          {
            traceId: span.traceId,
            spanId: newId(8),
            parentSpanId: span.spanId,
            name,
            kind: SPAN_KIND[kind],
            attributes: { ...attributes },
          },
          wallMs,
        ),
      end(attributes = {}, isFaulty = false) {
        Object.assign(self.attributes, attributes)
        Object.assign(self, { endedMs: wallMs + monotonicMs(), isFaulty })
        keep(self)
      },
    }
    return self
  }
  return {
    begin(name, kind, cause) {
      if (cause && !cause.isSampled) return undefined
      const of = { traceId: cause?.traceId ?? newId(16), spanId: newId(8), name, kind: SPAN_KIND[kind], attributes: {} }
      return open(cause ? { ...of, parentSpanId: cause.spanId } : of, clock.now().getTime() - monotonicMs())
    },
  }
}

/** Does work as part of a span. */
export function within<T>(span: OpenSpan | undefined, work: () => T): T {
  return span ? current.run(span, work) : work()
}

/** Does work in a span below the current one, if there is one. */
export function traceWork<T>(name: () => string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = current.getStore()?.child(name(), 'client', attributes)
  if (!span) return work()
  return work().then(
    (result) => (span.end(), result),
    (error: unknown) => {
      span.end({}, true)
      throw error
    },
  )
}

/** Reads a `traceparent` of https://www.w3.org/TR/trace-context; anything else is none. */
export function readTraceparent(header: unknown): SpanContext | undefined {
  const parts = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/.exec(
    String(header),
  )
  return parts
    ? { traceId: parts[1]!, spanId: parts[2]!, isSampled: (Number.parseInt(parts[3]!, 16) & 1) === 1 }
    : undefined
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}
