// The only way to the data: a transaction that knows on whose behalf it runs.
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  DummyDriver,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log.ts'
import { codeOf } from '../errorCode.ts'
import { isConnectionLoss } from './faults.ts'
import { arrayText } from './arrayText.ts'
import type { CamelRow } from './naming.ts'
import { runStatement } from './rowQuery.ts'
import type { Schema } from './schema.ts'
import { BEGIN_POOLED, makePool } from './pool.ts'
import { watchReplica } from './replica.ts'
import { scopeStatements, type Scope } from './scope.ts'
import { takeConnection } from './watchLink.ts'
import type { Queue, Topic } from './topics.ts'

export { sql, type RawBuilder } from 'kysely'
export { isConnectionLoss, isDiskFull, violatedUnique } from './faults.ts'
export { setPage, type Scope } from './scope.ts'

/** Builds typed queries; it never runs one, a transaction does. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

type Built<Row> = { compile(): CompiledQuery<Row> } | RawBuilder<Row> | PreparedStatement<Row>

/** A statement with a name and its values: see {@link prepare}. `row` only carries the type. */
export type PreparedStatement<Row> = { name: string; text: string; values: unknown[]; isGeneric?: boolean; row?: Row }

let prepared = 0

/**
 * A statement of a hot path: text with `$1`, `$2`, …, planned once per connection. For texts written in code only;
 * everything else is built by {@link query} or `sql`.
 */
export function prepare<Row>(text: string): (...values: unknown[]) => PreparedStatement<Row> {
  const name = `portico_${++prepared}`
  return (...values) => ({ name, text, values: values.map(asSent) })
}

/**
 * The same with a generic plan from its first run. PostgreSQL would plan the first five by their values, and planning over all
 * months of events takes ten times as long as running.
 */
export function prepareGeneric<Row>(text: string): (...values: unknown[]) => PreparedStatement<Row> {
  const statement = prepare<Row>(text)
  return (...values) => ({ ...statement(...values), isGeneric: true })
}

/** Its transaction does not wait for the disk. It is lost with a crash, unless one that commits later did wait. */
export const commitUnwaited = prepare('set local synchronous_commit to off')

/** A list as text where that is enough: the driver would quote each element. */
function asSent(value: unknown): unknown {
  return (Array.isArray(value) && arrayText(value)) || value
}

/** The same for a statement that is put together: once, from parts that stay; its values come in the order they appear. */
export function prepareBuilt<Row>(built: RawBuilder<Row>): (...values: unknown[]) => PreparedStatement<Row> {
  return prepareGeneric(built.compile(query).sql)
}

/** One open transaction. A statement names columns in snake_case; its rows come in camelCase. */
export type Tx = {
  rows<Row>(built: Built<Row>): Promise<CamelRow<Row>[]>
  first<Row>(built: Built<Row>): Promise<CamelRow<Row> | undefined>
  /** The number of rows a statement changed. */
  run(built: Built<unknown>): Promise<number>
  /** Notifies dashboards after the commit that `topic` of a page changed; once, however often it is called. */
  notify(pageId: string, topic: Topic): void
  /** Wakes the workers of a queue after the commit. */
  wake(queue: Queue): void
  /** Does this last, right before the commit: for rows that many transactions write, held as briefly as can be. */
  atEnd(work: () => Promise<void>): void
  /** Sends a statement whose rows nobody needs along with the next one, at the latest with the commit, which its fault undoes. */
  along(built: Built<unknown>): void
  /** Whether anything was sent yet: a transaction takes its connection with its first statement. */
  isBegun(): boolean
}

export type Database = {
  /** Under row-level security: sees only what belongs to the scope's page or user. */
  as<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Across pages, for the portal, RADIUS and jobs. Every query names its page itself. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One statement across pages that is a transaction of its own: a single round trip, planned once a connection. */
  runAlone<Row>(statement: PreparedStatement<Row>): Promise<CamelRow<Row>[]>
  /**
   * Like `as`, on a replica that may be a moment behind; absent when there is none.
   * @param instead when the replica is away, or too far behind
   */
  read?: <T>(scope: Scope, work: (tx: Tx) => Promise<T>, instead: () => Promise<T>) => Promise<T>
  /** Of each pool, and the transactions that wait for one. */
  connections(): { pool: string; busy: number; idle: number; waiting: number }[]
  close(): Promise<void>
}

/** Channel for notifications about pages' changes. */
export const CHANNEL = 'portico'

/** More than the API's lanes of the gate may take together: guests find one too. */
const APP = 15
/** Connections of {@link Database.runAlone}: as many as its callers have on their way. */
const ALONE = 4
/**
 * Otherwise PostgreSQL plans again for each call whose values make another plan look cheaper, and planning takes
 * longer than running. A plan is kept while its tables grow from nothing, so each row is looked up by an index from the
 * start.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off'

export type DatabaseUrls = {
  app: string
  system: string
  /** Of the system's role, past the pooler that the other two go through. */
  direct?: string
  read?: { url: string; lagSeconds: number }
}

/** A replica that has not answered a statement by now is away: PostgreSQL itself stops a report’s after eight seconds. */
const READ_MS = 9000

/** Opens the pools, one a role and one for what is asked most; nothing connects until the first query. */
export function openDatabase(urls: DatabaseUrls, log: Log, max?: number): Database {
  const isPooled = urls.direct !== undefined
  const app = makePool(urls.app, log, { name: 'app', max: max ?? APP, isPooled })
  const system = makePool(urls.system, log, { name: 'system', max, isPooled })
  const alone = makePool(urls.direct ?? urls.system, log, { name: 'alone', max: ALONE, settings: PLANNED_ONCE })
  const read = urls.read && makePool(urls.read.url, log, { name: 'read', max, isReplica: true, answerMs: READ_MS })
  const replica = read && watchReplica(read, system, urls.read!.lagSeconds)
  return {
    as: (scope, work) => transaction(app, work, scope, isPooled),
    asSystem: (work) => transaction(system, work, {}, isPooled),
    runAlone: (statement) => runAlone(alone, statement),
    ...(replica && { read: (scope, work, instead) => replica.ask(() => transaction(read, work, scope), instead) }),
    connections: () =>
      Object.entries({ app, system, alone, ...(read && { read }) }).map(([pool, of]) => ({
        pool,
        busy: of.totalCount - of.idleCount,
        idle: of.idleCount,
        waiting: of.waitingCount,
      })),
    close: async () => void (await Promise.all([app.end(), system.end(), alone.end(), read?.end()])),
  }
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, scope: Scope, isPooled = false): Promise<T> {
  const begin = isPooled ? BEGIN_POOLED : 'begin'
  const opening = openLazily(pool, [begin, ...scopeStatements(scope)], isPooled)
  const ending: Ending = { told: new Set(), last: [], along: [] }
  let failure: unknown
  try {
    const result = await work(bind(opening, ending))
    for (const end of ending.last) await end()
    await commit(opening, ending)
    return result
  } catch (error) {
    const first = await firstFault(error, ending)
    failure = first
    const client = await opening.client?.catch(() => undefined)
    await client?.query('rollback').catch((broken) => (failure = isConnectionLoss(first) ? first : broken))
    throw first
  } finally {
    const client = await opening.client?.catch(() => undefined)
    client?.release(isConnectionLoss(failure) ? failure : undefined)
  }
}

/** What a transaction does before it is over: signals, work of {@link Tx.atEnd}, and answers nobody waited for. */
type Ending = { told: Set<string>; last: (() => Promise<void>)[]; along: Promise<unknown>[] }

/** A connection once it is needed; `opened` are the answers to its first statements. */
type Opening = {
  client?: Promise<pg.PoolClient>
  opened?: Promise<unknown>
  take(): Promise<pg.PoolClient>
  /** Behind a pooler nothing is prepared: the next transaction may be in another session. */
  isPooled: boolean
}

/** Takes a connection with the first statement; what opens the transaction leaves in one packet with it and costs no round trip. */
function openLazily(pool: pg.Pool, statements: readonly string[], isPooled: boolean): Opening {
  const opening: Opening = { take: () => (opening.client ??= connect()), isPooled }
  async function connect(): Promise<pg.PoolClient> {
    const client = await takeConnection(pool)
    cork(client)
    opening.opened = Promise.all(statements.map((statement) => client.query(statement)))
    opening.opened.catch(() => undefined)
    return client
  }
  return opening
}

async function commit(opening: Opening, { told, along }: Ending): Promise<void> {
  if (!opening.client && told.size === 0) return
  const client = await opening.take()
  cork(client)
  if (told.size > 0) {
    const notify = { ...NOTIFY, values: [CHANNEL, [...told]] }
    void client.query(opening.isPooled ? withoutName(notify) : notify).catch(() => undefined)
  }
  const committed = client.query('commit')
  // Of a transaction that has failed the first fault says why; its commit is a rollback.
  committed.catch(() => undefined)
  await opening.opened
  await Promise.all(along)
  if ((await committed).command !== 'COMMIT') throw new Error('the transaction was rolled back')
}

/** Why a transaction failed, when a later statement only learned that it had. */
async function firstFault(last: unknown, { along }: Ending): Promise<unknown> {
  if (codeOf(last) !== ABORTED) return last
  const answers = await Promise.allSettled(along)
  const faults = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  return faults.find((fault) => codeOf(fault) !== ABORTED) ?? last
}

/** in_failed_sql_transaction */
const ABORTED = '25P02'

const NOTIFY = { name: 'portico_notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) payload' }

const GENERIC_PLAN = 'set local plan_cache_mode = force_generic_plan'
const ANY_PLAN = 'set local plan_cache_mode = auto'

function runPrepared(client: pg.PoolClient, statement: PreparedStatement<unknown>, isPooled: boolean) {
  if (isPooled) return runStatement(client, withoutName(statement))
  if (!statement.isGeneric) return runStatement(client, statement)
  // In a transaction that has failed, the statement between them says so.
  void client.query(GENERIC_PLAN).catch(() => undefined)
  const answered = runStatement(client, statement)
  void client.query(ANY_PLAN).catch(() => undefined)
  return answered
}

/** A prepared statement as one that is planned each time. */
function withoutName({ text, values }: PreparedStatement<unknown>): { text: string; values: unknown[] } {
  return { text, values }
}

/** Statements asked for in one turn of the loop leave in one system call. */
function cork(client: pg.PoolClient): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg’s own stream, which its types leave out
  const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function runAlone<Row>(pool: pg.Pool, statement: PreparedStatement<Row>): Promise<CamelRow<Row>[]> {
  const client = await takeConnection(pool)
  let failure: Error | undefined
  try {
    return (await runStatement(client, statement)).rows
  } catch (error) {
    failure = isConnectionLoss(error) ? error : undefined
    throw error
  } finally {
    client.release(failure)
  }
}

function bind(opening: Opening, { told, last, along }: Ending): Tx {
  const run = async (built: Built<unknown>) => {
    const client = await opening.take()
    cork(client)
    if ('text' in built) return runPrepared(client, built, opening.isPooled)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has no text is Kysely’s
    const { sql: text, parameters } = (built as RawBuilder<unknown>).compile(query)
    return runStatement(client, { text, values: parameters.map(asSent) })
  }
  return {
    rows: async (built) => (await run(built)).rows,
    first: async (built) => (await run(built)).rows[0],
    run: async (built) => (await run(built)).rowCount ?? 0,
    notify: (pageId, topic) => void told.add(`${pageId} ${topic}`),
    wake: (queue) => void told.add(`${queue} ${queue}`),
    atEnd: (work) => void last.push(work),
    along(built) {
      const answered = run(built)
      answered.catch(() => undefined)
      along.push(answered)
    },
    isBegun: () => opening.client !== undefined,
  }
}
