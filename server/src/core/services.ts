// What every feature may use. Made once at start, handed down; nothing reaches for a global.
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { EventConsumer } from './eventConsumer.ts'
import type { Database } from './db/database.ts'
import type { Egress } from './egress/egress.ts'
import type { Signals } from './signals.ts'
import type { GuestData } from './guestData.ts'
import type { Gate } from './http/gate.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'
import type { Tokens } from './tokens.ts'
import type { Tracer } from './tracing/span.ts'
import type { Vitals } from './vitals.ts'

export type Services = {
  config: Config
  clock: Clock
  log: Log
  db: Database
  signals: Signals
  secrets: Secrets
  tokens: Tokens
  /** The only way out to services of others. */
  egress: Egress
  /** Pictures, videos and other large bytes. */
  storage: Storage
  /** The consumers of domain events. */
  consumers: readonly EventConsumer[]
  /** Whose turn is next while more is asked than can be answered. */
  gate: Gate
  /** Whether this process can still work. */
  vitals: Vitals
  /** Counts for Prometheus; undefined while METRICS_PORT is not set. */
  metrics: Metrics | undefined
  /** Makes traces; undefined while OTEL_EXPORTER_OTLP_ENDPOINT is not set. */
  tracer: Tracer | undefined
  /** What features do with their rows about a guest. */
  guestData: readonly GuestData[]
}
