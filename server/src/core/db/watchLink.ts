// Gives up connections whose network was cut. The kernel sends again for a quarter of an hour, and a caller would wait as long.
import { once } from 'node:events'
import { Socket } from 'node:net'
import pg from 'pg'
import { monotonicMs } from '../clock.ts'
import type { Log } from '../log.ts'

const LOOK_MS = 500
/** Longer than nearly all statements take, so that few looks are needed. */
const SILENT_MS = 2000
/** Long enough for a packet that is lost and sent again. */
const ANSWER_MS = 1500
/** One look may be wrong: an answer can be on its way while we ask. */
const BAD_LOOKS = 2

/** Where a pool leads. @param hidesSessions when a new connection may lead to another server, or through a pooler */
type Link = { url: string; hidesSessions: boolean }

/** A connection that was taken from the pool. */
type BusyConnection = {
  socket: Socket
  /** Of its session at the server. */
  pid: number
  /** Bytes written when everything asked was answered. */
  answeredBytes: number
  readBytes: number
  /** When it last sent something, or had nothing to answer. */
  heardAt: number
  badLooks: number
}

/** Where each watched pool leads, as `host:port`. */
const addresses = new WeakMap<pg.Pool, string>()
/** Addresses that cannot be reached; pools to one database learn it from each other. */
const cut = new Set<string>()

/** A connection of a watched pool. @throws Error at once while the database cannot be reached: tries that wait would be in the way later */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  if (cut.has(addresses.get(pool) ?? '')) throw new Error('Connection terminated: the database cannot be reached')
  return pool.connect()
}

/**
 * Ends connections of a pool that wait for an answer that will not come: the database cannot be reached, or its session waits too.
 * A session that works is left alone however long it takes, and so are all when the database is there and does not answer the look.
 */
export function watchLink(pool: pg.Pool, link: Link, log: Log): void {
  const { host, port } = new pg.Client({ connectionString: link.url })
  if (host.startsWith('/')) return
  const address = `${host}:${port}`
  addresses.set(pool, address)
  const busy = new Map<pg.PoolClient, BusyConnection>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  /** Noticed by this pool, which looks until it is over. */
  let isCut = false
  pool.on('connect', (client) => {
    client.on('drain', () => {
      const one = busy.get(client)
      if (one) one.answeredBytes = one.socket.bytesWritten
    })
  })
  pool.on('acquire', (client) => {
    const { socket, pid } = insideOf(client)
    const bytes = { answeredBytes: socket.bytesWritten, readBytes: socket.bytesRead }
    busy.set(client, { socket, pid, ...bytes, heardAt: monotonicMs(), badLooks: 0 })
    timer ??= setInterval(() => void look(), LOOK_MS).unref()
  })
  pool.on('release', (_error, client) => busy.delete(client))

  async function look() {
    if (pool.ended || (busy.size === 0 && !isCut)) {
      if (isCut) cut.delete(address)
      clearInterval(timer)
      timer = undefined
      return
    }
    const silent = [...busy.values()].filter(isSilent)
    if (isLooking || (silent.length === 0 && !isCut)) return
    isLooking = true
    const working = await findWorking(link, silent).catch(() => undefined)
    // What arrived meanwhile is read before anything is given up.
    await new Promise((resolve) => void setImmediate(resolve))
    isLooking = false
    if (working !== 'cut') {
      isCut = false
      cut.delete(address)
    } else if (silent.some(isLastLook)) {
      isCut = true
      cut.add(address)
    }
    for (const one of silent) {
      if (!working || (working !== 'cut' && working.has(one.pid)) || !isSilent(one)) one.badLooks = 0
      else if (isLastLook(one)) giveUp(one)
      else one.badLooks += 1
    }
  }

  function giveUp({ socket, pid }: BusyConnection) {
    log.warn({ pid }, 'a database connection fell silent and is given up')
    socket.destroy(new Error('Connection terminated: the database fell silent'))
  }
}

/** Whether it has waited for an answer for long; notes what it heard since the last time. */
function isSilent(one: BusyConnection): boolean {
  const { bytesRead, bytesWritten } = one.socket
  if (bytesRead !== one.readBytes || bytesWritten === one.answeredBytes)
    Object.assign(one, { readBytes: bytesRead, heardAt: monotonicMs(), badLooks: 0 })
  return monotonicMs() - one.heardAt >= SILENT_MS
}

/**
 * The sessions that work on what they were asked, unless the database cannot be reached. Ends those that are given up.
 * @throws Error when it can be reached and does not answer, so that nothing is known
 */
async function findWorking(
  { url, hidesSessions }: Link,
  silent: readonly BusyConnection[],
): Promise<'cut' | Set<number>> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portico watch',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    stream: () => socket,
  })
  client.on('error', () => undefined)
  const connected = client.connect()
  connected.catch(() => undefined)
  try {
    const isReached = await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      () => true,
      () => false,
    )
    if (!isReached) return 'cut'
    const pids = silent.map(({ pid }) => pid)
    if (hidesSessions) return new Set(pids)
    await connected
    const { rows } = await client.query<{ pid: number }>(`${SESSIONS} and ${WORKS}`, [pids])
    const working = new Set(rows.map(({ pid }) => pid))
    const lost = silent.filter((one) => !working.has(one.pid) && isLastLook(one)).map(({ pid }) => pid)
    // They would hold what they have locked until the server itself notices.
    if (lost.length > 0) await client.query(`${END} and not ${WORKS}`, [lost])
    return working
  } finally {
    socket.destroy()
  }
}

const SESSIONS = 'select pid from pg_stat_activity where pid = any($1)'
const END = 'select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1)'
/** A session that waits to be asked, or to get rid of its answer, does not work. */
const WORKS = `(state not like 'idle%' and wait_event_type is distinct from 'Client')`

const isLastLook = ({ badLooks }: BusyConnection) => badLooks + 1 >= BAD_LOOKS

/** What pg knows of a connection and its types leave out. */
function insideOf(client: pg.PoolClient): { socket: Socket; pid: number } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave both out
  const { connection, processID } = client as pg.PoolClient & { connection: { stream: Socket }; processID: number }
  return { socket: connection.stream, pid: processID }
}
