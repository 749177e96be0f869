import { expect, test } from 'vitest'
import { reports } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { handClock } from '../../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { recordEvents, type GuestEvent } from '../index.ts'

const clock = handClock(new Date('2026-11-10T05:00:00Z'))
const server = useServer({ clock })

/** Guests who came once, yesterday, and wrote down who they are. */
async function givenGuests(page: Venue, people: { name?: string; phone?: string; email?: string }[]): Promise<void> {
  const at = new Date('2026-11-09T05:00:00Z')
  await server().services.db.asSystem(async (tx) => {
    const events: GuestEvent[] = []
    for (const { name = null, phone = null, email = null } of people) {
      const guestId = newId(at)
      await tx.run(sql`insert into guests (page_id, id, name, phone, email, first_seen_at, last_seen_at)
        values (${page.eid}, ${guestId}, ${name}, ${phone}, ${email}, ${at}, ${at})`)
      events.push({ pageId: page.eid, at, kind: 'online', id: newId(at), guestId, isFirst: true })
    }
    await recordEvents(tx, events)
  })
}

test('a guest is found by part of the name, whatever its accents, by the phone number as people dial it, and by e-mail', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [
    { name: 'Nguyễn Thị Đào', phone: '+84912345678' },
    { name: 'Trần Văn Nam', email: 'nam.50%@example.test' },
    { name: 'Lê Hoa' },
  ])
  for (const call of [reports.guests, reports.topUsers])
    for (const [q, found] of [
      ['thi dao', ['Nguyễn Thị Đào']],
      ['ĐÀO', ['Nguyễn Thị Đào']],
      ['0912 345', ['Nguyễn Thị Đào']],
      ['nam.50%@', ['Trần Văn Nam']],
      ['%', ['Trần Văn Nam']],
      ['_', []],
      ['', ['Lê Hoa', 'Nguyễn Thị Đào', 'Trần Văn Nam']],
    ] as const) {
      const { rows } = await send(server(), call, { query: { q } }, { token: page.token })
      expect([q, rows.map((row) => row.name).toSorted()]).toEqual([q, found])
    }
})

test('a search goes on where its page ended, and finds everybody once', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [...Array.from({ length: 9 }, (_, n) => ({ name: `Minh ${n}` })), { name: 'Lan' }])
  for (const call of [reports.guests, reports.topUsers]) {
    const names: (string | null)[] = []
    for (let after: string | undefined; ;) {
      const part = await send(server(), call, { query: { q: 'minh', limit: 4, after } }, { token: page.token })
      names.push(...part.rows.map((row) => row.name))
      if (part.next === null) break
      after = part.next
    }
    expect(names.toSorted()).toEqual(Array.from({ length: 9 }, (_, n) => `Minh ${n}`))
  }
})

test('who sees masked names searches masked names: a number cannot be found out digit by digit', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [{ name: 'Nguyễn Thị Đào', phone: '+84912345678', email: 'dao@example.test' }])
  const analyst = await givenMember(server(), page, 'analyst')
  const find = async (q: string) => {
    const { rows } = await send(server(), reports.guests, { query: { q } }, { token: analyst.pageToken })
    return rows.length
  }
  for (const q of ['Đào', '91234', '+8491234', 'dao@', 'example']) expect([q, await find(q)]).toEqual([q, 0])
  expect(await find('678')).toBe(1)
  expect(await find('N***')).toBe(1)
})

test('a shared survey has its questions in the owner’s words, in the reader’s language', async () => {
  const page = await givenPage(server())
  const { db } = server().services
  const at = new Date('2026-11-09T05:00:00Z')
  const steps = JSON.stringify([
    {
      id: 'survey',
      type: 'survey',
      title: { vi: 'Góp ý', en: 'Your view' },
      questions: [
        {
          id: 'taste',
          kind: 'choice',
          label: { vi: 'Ngon không?', en: 'Was it good?' },
          options: [{ value: 'y', label: { vi: 'Ngon' } }],
        },
      ],
    },
  ])
  await db.asSystem(async (tx) => {
    await tx.run(sql`insert into login_flows (page_id, id, name, steps, version, created_at, updated_at)
      values (${page.eid}, ${newId(at)}, 'Survey', ${steps}::jsonb, 0, ${at}, ${at})`)
    await recordEvents(tx, [{ pageId: page.eid, at, kind: 'answer', question: 'taste', form: 'choice', value: 'y' }])
  })
  const body = { report: 'survey', range: 'last7', compare: 'none', days: 2 } as const
  const { token } = await send(server(), reports.share, { body }, { token: page.token })
  const open = (language: string) => send(server(), reports.shared, { body: { token } }, { language })
  expect((await open('en')).names).toEqual({ survey: 'Your view', taste: 'Was it good?', 'taste y': 'Ngon' })
  expect((await open('vi')).names).toMatchObject({ taste: 'Ngon không?' })
})
