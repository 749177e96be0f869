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
const SEGMENTS: { name: string; condition: Group }[] = [
  {
    name: 'Khách quen sắp mất',
    condition: all({ on: 'visits', least: 3 }, { on: 'lifecycle', is: 'any', values: ['cooling', 'risk'] }),
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
const SEED = 5481

function all(...parts: Rule[]): Group {
  return { join: 'all', parts }
}

/** Writes them, for the guests who came most. */
export async function writeProfiles(tx: Tx, { pageId, ownerId, now }: House): Promise<void> {
  const random = makeRandom(SEED)
  const newId = () => idAt(random, now.getTime())
  const known = await tx.rows(sql<{ id: string }>`
    select g.id from guests g join guest_page t on t.page_id = ${pageId} and t.guest_id = g.id
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
  for (const { name, condition } of SEGMENTS)
    await tx.run(sql`
      with made as (
        insert into segments (page_id, id, name, condition, created_at, updated_at, edited_by)
        values (${pageId}, ${newId()}, ${name}, ${JSON.stringify(condition)}, ${now}, ${now}, ${ownerId}) returning id)
      insert into segment_versions (page_id, segment_id, version, name, condition, at, by_user)
      select ${pageId}, id, 1, ${name}, ${JSON.stringify(condition)}, ${now}, ${ownerId} from made`)
  for (const [index, { id }] of known.slice(0, NOTED).entries())
    await tx.run(sql`
      insert into guest_notes (page_id, id, guest_id, body, written_by, at)
      values (${pageId}, ${newId()}, ${id}, ${NOTES[index % NOTES.length]}, ${ownerId},
        ${new Date(now.getTime() - (index + 1) * 20 * 3_600_000)})`)
  await tx.run(sql`
    insert into guest_changes (page_id, id, guest_id) select page_id, gen_random_uuid(), id from guests where page_id = ${pageId}`)
}
