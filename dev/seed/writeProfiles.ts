// Tags, notes and segments as the café's team would keep them, and everybody's profile left to the worker.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Group, Rule } from '@portico/contract/segments/condition.ts'
import { idAt, makeRandom } from './random.ts'

type House = { pageId: string; ownerId: string; now: Date }

const REGULAR: Rule = { on: 'lifecycle', is: 'any', values: ['regular'] }
const TAGS: { name: string; colour: string; rule?: Group }[] = [
  { name: 'Khách quen', colour: 'green', rule: all(REGULAR) },
  { name: 'Thích ngồi hiên', colour: 'blue' },
  { name: 'Làm việc bằng laptop', colour: 'violet' },
  { name: 'Dị ứng đậu phộng', colour: 'red' },
  { name: 'Đoàn khách', colour: 'amber' },
]
/** `before` is how it was first built. */
const SEGMENTS: { name: string; condition: Group; before?: Group }[] = [
  {
    name: 'Khách quen sắp mất',
    condition: all({ on: 'visits', least: 3 }, { on: 'lifecycle', is: 'any', values: ['cooling', 'risk'] }),
    before: all({ on: 'visits', least: 5 }, { on: 'lifecycle', is: 'any', values: ['risk'] }),
  },
  { name: 'Mới đến tháng này', condition: all({ on: 'firstSeen', most: 30 }) },
  { name: 'Chưa hài lòng', condition: all({ on: 'score', most: 6 }) },
  {
    name: 'Ghé cuối tuần',
    condition: all({ on: 'weekday', is: 'any', values: ['6', '7'] }, { on: 'visits', least: 2 }),
  },
  { name: 'Nhắn được qua Zalo', condition: all({ on: 'consent', is: 'any', values: ['zalo'] }) },
]
const NOTES = [
  'Cà phê muối, ít đá. Hay ngồi bàn góc cạnh cửa sổ.',
  'Dị ứng đậu phộng, dặn bếp khi gọi bánh.',
  'Đặt bàn 8 người cho tối thứ Bảy, thích ngồi hiên.',
  'Làm việc cả buổi sáng, hỏi ổ cắm điện.',
  'Góp ý nhạc hơi to buổi tối, đã xin lỗi.',
]
/** Of guests by how often they came: who has a tag given by hand, and who a note. */
const TAGGED = 60
const NOTED = 25
/** Of the same guests: whose name was put right, and every how many left a birthday. */
const EDITED = 8
const BIRTHDAY_EVERY = 3
const DAY_MS = 86_400_000
const SEED = 5481

function all(...parts: Rule[]): Group {
  return { join: 'all', parts }
}

/** Writes them, for the guests who came most. */
export async function writeProfiles(tx: Tx, { pageId, ownerId, now }: House): Promise<void> {
  const random = makeRandom(SEED)
  const newId = () => idAt(random, now.getTime())
  const known = await tx.rows(sql<{ id: string; name: string }>`
    select g.id, g.name from guests g join guest_page t on t.page_id = ${pageId} and t.guest_id = g.id
    where g.page_id = ${pageId} and g.name is not null order by t.visits desc, g.id limit ${TAGGED}`)
  for (const { name, colour, rule } of TAGS) {
    const [tag] = await tx.rows(sql<{ id: string }>`
      insert into tags (page_id, id, name, colour, rule, created_at)
      values (${pageId}, ${newId()}, ${name}, ${colour}, ${rule ? JSON.stringify(rule) : null}, ${now}) returning id`)
    const guests = known.filter(() => random.chance(0.25)).map(({ id }) => id)
    if (!rule)
      await tx.run(sql`
        insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
        select ${pageId}, ${tag!.id}, id, 'hand', ${now} from unnest(${guests}::uuid[]) id`)
  }
  for (const { name, condition, before } of SEGMENTS) {
    const versions = before ? [before, condition] : [condition]
    const id = newId()
    await tx.run(sql`
      insert into segments (page_id, id, name, condition, version, created_at, updated_at, edited_by)
      values (${pageId}, ${id}, ${name}, ${JSON.stringify(condition)}, ${versions.length}, ${now}, ${now}, ${ownerId})`)
    for (const [index, one] of versions.entries())
      await tx.run(sql`
        insert into segment_versions (page_id, segment_id, version, name, condition, at, by_user)
        values (${pageId}, ${id}, ${index + 1}, ${name}, ${JSON.stringify(one)},
          ${new Date(now.getTime() - (versions.length - 1 - index) * 9 * DAY_MS)}, ${ownerId})`)
  }
  for (const [index, { id }] of known.slice(0, NOTED).entries())
    await tx.run(sql`
      insert into guest_notes (page_id, id, guest_id, body, written_by, at)
      values (${pageId}, ${newId()}, ${id}, ${NOTES[index % NOTES.length]}, ${ownerId},
        ${new Date(now.getTime() - (index + 1) * 20 * 3_600_000)})`)
  await tellBirthdays(
    tx,
    { pageId, now },
    known.map(({ id }) => id),
  )
  await writeEdits(tx, { pageId, ownerId, now }, known.slice(0, EDITED))
  await tx.run(sql`
    insert into guest_changes (page_id, id, guest_id) select page_id, gen_random_uuid(), id from guests where page_id = ${pageId}`)
}

/** Some guests left their date of birth; a few celebrate this week. */
async function tellBirthdays(
  tx: Tx,
  { pageId, now }: Pick<House, 'pageId' | 'now'>,
  guests: readonly string[],
): Promise<void> {
  for (const [index, id] of guests.entries()) {
    if (index % BIRTHDAY_EVERY > 0) continue
    const day = new Date(now.getTime() + (index * 6 + 1) * DAY_MS)
    const birthday = `${1976 + (index % 29)}${day.toISOString().slice(4, 10)}`
    await tx.run(sql`
      update guests set profile = profile || jsonb_build_object('birthday', ${birthday}::text)
      where page_id = ${pageId} and id = ${id}`)
  }
}

/** What the team put right at the counter, as each guest's page tells it. */
async function writeEdits(
  tx: Tx,
  { pageId, ownerId, now }: House,
  guests: readonly { id: string; name: string }[],
): Promise<void> {
  const random = makeRandom(SEED + 1)
  for (const [index, { id, name }] of guests.entries()) {
    const at = new Date(now.getTime() - (index + 2) * 31 * 3_600_000)
    await tx.run(sql`
      insert into guest_edits (page_id, id, guest_id, field, before, after, by_id, at)
      values (${pageId}, ${idAt(random, at.getTime())}, ${id}, 'name', ${name.split(' ').at(-1) ?? name}, ${name}, ${ownerId}, ${at})`)
  }
}
