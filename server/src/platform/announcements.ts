import type { Announcement, announcements } from '@portico/contract/platform/announcements.ts'
import { MOST_ANNOUNCEMENTS } from '@portico/contract/platform/announcements.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { newId } from '../core/id.ts'

const FIELDS = ['words', 'tone', 'startsAt', 'endsAt'] as const

export const announcementHandlers: Handlers<typeof announcements> = {
  async list({ tx }, { query: { limit, skip } }) {
    const rows = await readRows(tx, sql`true`)
    return { rows: rows.slice(skip, skip + limit), count: rows.length, next: null }
  },

  async create({ tx, clock, note }, { body }) {
    const now = clock.now()
    const id = newId(now)
    if ((await readRows(tx, sql`true`)).length >= MOST_ANNOUNCEMENTS) throw fail('request/too-many')
    await write(tx, { ...body, id, createdAt: now.toISOString() })
    note({ id, name: nameOf(body) })
    return one(tx, id)
  },

  async update({ tx, note }, { params: { id }, body }) {
    const before = await one(tx, id)
    await write(tx, { ...before, ...body })
    const after = await one(tx, id)
    note({ id, name: nameOf(before), changes: changesOf(before, after, FIELDS) })
    return after
  },

  async remove({ tx, note }, { params: { id } }) {
    note({ id, name: nameOf(await one(tx, id)) })
    await tx.run(sql`delete from announcements where id = ${id}`)
    return { id }
  },

  async current({ db, user, clock, language }) {
    const now = clock.now()
    // Of the platform, not of a page; and a page is found by its member.
    return db.asSystem(async (tx) => {
      const rows = await readRows(tx, sql`a.starts_at <= ${now} and (a.ends_at is null or a.ends_at > ${now})`)
      const suspended = await tx.rows(sql<{ pageId: string; name: string; reason: string }>`
        select p.id as page_id, p.name, p.suspension_reason as reason from members m
        join pages p on p.id = m.page_id and p.deleted_at is null and p.suspended_at is not null
        where m.user_id = ${user.id} order by p.name`)
      return { rows: rows.map(({ id, tone, words }) => ({ id, tone, text: words[language] || words.vi! })), suspended }
    })
  },
}

function nameOf({ words }: Pick<Announcement, 'words'>): string {
  return (words.vi ?? '').slice(0, 60)
}

function readRows(tx: Tx, where: RawBuilder<unknown>): Promise<Announcement[]> {
  return tx.rows(sql<Announcement>`
    select a.id, a.words, a.tone, a.starts_at, a.ends_at, a.created_at from announcements a where ${where} order by a.starts_at desc, a.id`)
}

async function one(tx: Tx, id: string): Promise<Announcement> {
  const [row] = await readRows(tx, sql`a.id = ${id}`)
  if (!row) throw fail('request/not-found')
  return row
}

async function write(tx: Tx, { id, words, tone, startsAt, endsAt, createdAt }: Announcement): Promise<void> {
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw fail('request/invalid', { endsAt: 'field/invalid' })
  await tx.run(sql`
    insert into announcements (id, words, tone, starts_at, ends_at, created_at)
    values (${id}, ${JSON.stringify(words)}::jsonb, ${tone}, ${startsAt}, ${endsAt}, ${createdAt})
    on conflict (id) do update set words = excluded.words, tone = excluded.tone, starts_at = excluded.starts_at, ends_at = excluded.ends_at`)
}
