// One lock for each name, in all processes of an installation. A lock belongs to a database session: it is free as soon as the process
// that holds it dies.
import { makeReadOnlyFault } from '../db/faults.ts'
import { makeClient } from '../db/pool.ts'
import type { Log } from '../log.ts'

/** Keeps these locks apart from the other advisory locks of the database. */
const JOB_LOCKS = 9015
/** A machine that vanishes loses its locks after a minute: later than it notices itself, so that no job runs twice at once. */
const NOTICE_THE_DEAD = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3'

/** No statement here waits for another, so what is not answered by now never will be. */
const ANSWER_MS = 10_000

type Client = ReturnType<typeof makeClient>

const TAKE = `select pg_try_advisory_lock($1, hashtext($2)) as is_taken where current_setting('transaction_read_only') = 'off'`

export type Locks = {
  /** Takes a lock, without waiting. @returns whether it was free */
  take(name: string): Promise<boolean>
  free(name: string): Promise<void>
  close(): Promise<void>
}

/** Opens one connection for all locks of this process, when the first is taken. @param url must not go through a transaction pooler */
export function openLocks(url: string, log: Log): Locks {
  let session: Promise<Client> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function open(): Promise<Client> {
    // A connection that ends late must not make the next one forgotten, with the locks it holds.
    const opened: Promise<Client> = connect(() => {
      if (session === opened) session = undefined
    })
    return opened
  }

  async function connect(lose: () => void): Promise<Client> {
    const client = makeClient(url, 'locks', NOTICE_THE_DEAD)
    client.on('error', (error) => {
      lose()
      log.warn({ reason: error.message }, 'the connection that holds the locks was lost')
    })
    client.on('end', lose)
    try {
      await client.connect()
    } catch (error) {
      lose()
      throw error
    }
    return client
  }

  /** One statement after the other: a connection takes no second one meanwhile. */
  function ask<Row extends Record<string, unknown>>(client: Client, text: string, name: string): Promise<Row[]> {
    const answer = turn.then(() => query<Row>(client, text, name))
    turn = answer.catch(() => undefined)
    return answer
  }

  return {
    async take(name) {
      session ??= open()
      const client = await session
      const [answer] = await ask<{ is_taken: boolean }>(client, TAKE, name)
      if (answer) return answer.is_taken
      // A lock on a read-only server does not exclude processes that use the new primary.
      await client.end()
      throw makeReadOnlyFault()
    },
    async free(name) {
      // With its session the lock has gone already.
      const client = await session?.catch(() => undefined)
      if (client) await ask(client, 'select pg_advisory_unlock($1, hashtext($2))', name)
    },
    async close() {
      const client = await session?.catch(() => undefined)
      await client?.end()
    },
  }
}

/** A connection that does not answer is given up, and its locks with it. */
async function query<Row extends Record<string, unknown>>(client: Client, text: string, name: string): Promise<Row[]> {
  const statement = { query_timeout: ANSWER_MS, text, values: [JOB_LOCKS, name] }
  try {
    return (await client.query<Row>(statement)).rows
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
