// Venues like a platform has them: one very busy, many quiet; an owner of 40, a chain of 400.
import { randomUUID } from 'node:crypto'
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import type { Tokens } from '@portico/server/core/tokens.ts'

export type Scope = { name: string; pages: string[]; token: string; query: string }
export type Venues = { pages: string[]; scopes: Scope[] }

const CHAIN = 400
const OWNED = 40

/** Makes venues and the three whose reports are measured, with page tokens. */
export async function makeVenues(db: Database, tokens: Tokens, count: number, at: Date): Promise<Venues> {
  const pages = Array.from({ length: Math.max(count, CHAIN) }, () => newId(at))
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into pages (id, name, created_at) select id, 'Venue ' || n, ${at} from unnest(${pages}::uuid[]) with ordinality as v (id, n)`),
  )
  // The owner has every fourth of the busiest, the chain the busiest of all.
  const owned = pages.filter((_, index) => index % 4 === 0).slice(0, OWNED)
  return {
    pages,
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
    return { name, pages: of, token: await tokens.signPage({ userId, family, pageId: of[0]! }), query }
  }
}
