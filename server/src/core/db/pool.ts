// Connections. Dates leave PostgreSQL as ISO text and big integers as numbers, decided once, here.
import pg from 'pg'
import type { Log } from '../log.ts'
import { makeReadOnlyFault } from './faults.ts'
import { GrowingPool } from './growingPool.ts'
import { watchLink } from './watchLink.ts'

const TIMESTAMPTZ = 1184
const DATE = 1082
const INT8 = 20

/** Connections of a pool. */
const MOST = 10

/** Without a delay of its own, the system asks after two hours whether the other side of an idle connection is still there. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format === 'binary') return pg.types.getTypeParser(oid, format)
    if (oid === TIMESTAMPTZ) return isoInstant
    if (oid === DATE) return (text: string) => text
    if (oid === INT8) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

/** `2026-11-21 04:25:25.123456+00` to `2026-11-21T04:25:25.123Z`; sessions run in UTC. */
function isoInstant(text: string): string {
  const [date, time = '00:00:00+00'] = text.split(' ')
  const [seconds, fraction = ''] = time.replace(/\+00(:00)?$/, '').split('.')
  return `${date}T${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

/** Of every session of the product. A parallel worker is a new process: mapping what it reads takes longer than reading it. */
const SESSION = {
  TimeZone: 'UTC',
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '30000',
  max_parallel_workers_per_gather: '0',
}

/** The server notices within nine seconds that the client is gone, and releases the locks of its session. */
const KEEP_ALIVE_OF_SERVER = { tcp_keepalives_idle: '3', tcp_keepalives_interval: '2', tcp_keepalives_count: '3' }

/** Begins a transaction whose session may be anybody's, as behind a pooler: what a session of our own has from its start. */
export const BEGIN_POOLED = [
  'begin',
  ...Object.entries(SESSION).map(([name, value]) => `set local ${name} = '${value}'`),
].join(';')

/**
 * A pool whose clients send a transaction's first statements without waiting for each answer.
 * @param options.settings of each connection, beside those of all, as `-c name=value`
 * @param options.isPooled through a pooler, which refuses settings of a session; see {@link BEGIN_POOLED}
 * @param options.isReplica whose connections may be to a database that only reads
 * @param options.answerMs after which a connection that has not answered is given up; its statements stop earlier
 */
export function makePool(
  url: string,
  log: Log,
  options: {
    max?: number
    name: string
    settings?: string
    isPooled?: boolean
    isReplica?: boolean
    answerMs?: number
  },
): pg.Pool {
  const session = Object.entries({ ...SESSION, ...KEEP_ALIVE_OF_SERVER }).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new GrowingPool(options.max ?? MOST, {
    connectionString: url,
    application_name: `portico ${options.name}`,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...KEEP_ALIVE,
    ...(options.answerMs && { query_timeout: options.answerMs }),
    ...(options.isPooled ? {} : { options: [...session, options.settings ?? ''].join(' ') }),
    types,
    pipeline: true,
    ...(!options.isReplica && { onConnect: refuseReadOnly }),
  })
  pool.on('error', (error) => log.warn({ pool: options.name, reason: error.message }, 'database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchLink(pool, { url, hidesSessions: options.isPooled === true || options.isReplica === true }, log)
  return pool
}

/** After a failover an address may still lead to the old primary, where what is read is out of date. */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'on') throw makeReadOnlyFault()
}

/** A single connection, for LISTEN, locks and migrations. @param settings as of {@link makePool} */
export function makeClient(url: string, name: string, settings = ''): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: `portico ${name}`,
    options: `-c TimeZone=UTC ${settings}`,
    types,
    ...KEEP_ALIVE,
    // A server that is frozen accepts connections and says nothing.
    connectionTimeoutMillis: 10_000,
  })
  // A statement that waits fails by itself; without a listener a lost connection would end the process.
  client.on('error', () => undefined)
  return client
}
