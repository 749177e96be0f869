// Figures for Prometheus, named as it advises (https://prometheus.io/docs/practices/naming/). Nothing is counted unless METRICS_PORT is set.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type HttpAnswer = { app: 'api' | 'portal'; method: string; route: string; status: number; seconds: number }
export type RadiusAnswer = { kind: 'auth' | 'acct'; result: string; seconds: number }
/** Reads figures that something else keeps, when Prometheus asks. Each row: the values of the labels, then the figure. */
export type Reading = {
  name: string
  help: string
  labels: readonly string[]
  isCounter?: true
  read(): Rows | Promise<Rows>
}
export type Rows = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[]

export type Metrics = {
  answered(answer: HttpAnswer): void
  answeredRadius(answer: RadiusAnswer): void
  /** A round of a queue took so many entries; undefined when it failed. */
  workedOff(queue: string, count: number | undefined): void
  /** Adds a figure that is read when it is asked for. */
  add(reading: Reading): void
  /** All of them, in the text format 0.0.4. */
  text(): Promise<string>
}

/** Few, as each route has its own: from as fast as it gets to longer than anybody waits. */
const HTTP_SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const RADIUS_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2, 10]

/** Starts counting. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const http = new Histogram({
    name: 'portico_http_request_seconds',
    help: 'Time to answer HTTP requests, by the pattern of the route',
    labelNames: ['app', 'method', 'route', 'status'],
    buckets: HTTP_SECONDS,
    registers,
  })
  const radius = new Histogram({
    name: 'portico_radius_request_seconds',
    help: 'Time to answer RADIUS requests',
    labelNames: ['kind', 'result'],
    buckets: RADIUS_SECONDS,
    registers,
  })
  const taken = new Counter({
    name: 'portico_queue_taken_total',
    help: 'Entries taken from queues',
    labelNames: ['queue'],
    registers,
  })
  const failed = new Counter({
    name: 'portico_queue_failures_total',
    help: 'Rounds of queues that failed and are tried again',
    labelNames: ['queue'],
    registers,
  })
  return {
    answered: ({ status, seconds, ...labels }) =>
      http.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds),
    answeredRadius: ({ seconds, ...labels }) => radius.observe(labels, seconds),
    workedOff: (queue, count) => (count === undefined ? failed.inc({ queue }) : taken.inc({ queue }, count)),
    add: (reading) => addReading(registry, reading),
    text: () => registry.metrics(),
  }
}

function addReading(registry: Registry, { name, help, labels, isCounter, read }: Reading): void {
  const Kind = isCounter ? Counter : Gauge
  const metric: Counter | Gauge = new Kind({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const rows = await read()
      metric.reset()
      for (const [values, value] of rows) metric.inc(values, value)
    },
  })
}
