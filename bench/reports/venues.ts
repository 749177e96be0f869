// Venues as on a platform: one very busy, many quiet; an owner of 40, a chain of 400.
import { randomUUID } from 'node:crypto'
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import type { Tokens } from '@portico/server/core/tokens.ts'

/** `sign` returns a fresh page token, because measuring takes longer than one is valid. */
export type Scope = { name: string; pages: string[]; sign(): Promise<string>; query: string }
/** `madeAt` in milliseconds: the history of a kept folder ends there. */
export type Venues = { pages: string[]; scopes: Scope[]; madeAt: number }

const CHAIN = 400
const OWNED = 40

/** Creates venues and the three measured groups, each with a user who may read them. */
export async function makeVenues(db: Database, tokens: Tokens, count: number, at: Date): Promise<Venues> {
  const found = await readPages(db)
  const pages = found?.pages ?? (await makePages(db, Math.max(count, CHAIN), at))
  // The owner has every fourth of the busiest venues, the chain the busiest ones.
  const owned = pages.filter((_, index) => index % 4 === 0).slice(0, OWNED)
  return {
    pages,
    madeAt: found?.madeAt ?? at.getTime(),
    scopes: [
      await scopeOf('1 venue, the busiest', [pages[0]!], ''),
      await scopeOf(`owner of ${OWNED}`, owned, '&scope=all'),
      await scopeOf(`chain of ${CHAIN}`, pages.slice(0, CHAIN), '&scope=all'),
    ],
  }

  async function scopeOf(name: string, of: string[], query: string): Promise<Scope> {
    const [userId, family] = [newId(at), randomUUID()]
    await db.asSystem(async (tx) => {
      await tx.run(sql`
        insert into users (id, username, display_name, email) values (${userId}, ${userId}, ${name}, ${`${userId}@example.test`})`)
      await tx.run(sql`
        insert into sign_ins (family, user_id, created_at, last_used_at, expires_at)
        values (${family}, ${userId}, ${at}, ${at}, ${at}::timestamptz + interval '1 day')`)
      await tx.run(sql`
        insert into members (page_id, user_id, role) select id, ${userId}, 'owner' from unnest(${of}::uuid[]) as p (id)`)
    })
    return { name, pages: of, sign: () => tokens.signPage({ userId, family, pageId: of[0]! }), query }
  }
}

/** The venues that a kept folder already contains. */
async function readPages(db: Database): Promise<{ pages: string[]; madeAt: number } | undefined> {
  const rows = await db.asSystem((tx) =>
    tx.rows(
      sql<{
        id: string
        at: string
      }>`select id, created_at as at from pages where name ~ '^Venue [0-9]+$' order by substr(name, 7)::int`,
    ),
  )
  const [first] = rows
  return first && { pages: rows.map(({ id }) => id), madeAt: Date.parse(first.at) }
}

async function makePages(db: Database, count: number, at: Date): Promise<string[]> {
  const pages = Array.from({ length: count }, () => newId(at))
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into pages (id, name, created_at) select id, 'Venue ' || n, ${at} from unnest(${pages}::uuid[]) with ordinality as v (id, n)`),
  )
  return pages
}
