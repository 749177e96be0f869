// The list of members the café had in a spreadsheet, brought in some days ago: birthdays and a tag for guests who were known.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { idAt, makeRandom } from './random.ts'

type House = { pageId: string; ownerId: string; now: Date }

const SEED = 20_057
const DAY_MS = 86_400_000
const DAYS_AGO = 6
const MEMBERS = 41
const FILE = { name: 'the-thanh-vien-2026.xlsx', bytes: 18_432 }
const COLUMNS = ['Họ tên', 'Số điện thoại', 'Ngày sinh', 'Nhóm']
const FIELDS = ['name', 'phone', 'birthday', 'tags'] as const
const PROBLEMS = [
  { line: 9, field: 'Số điện thoại', problem: 'phone' },
  { line: 23, field: 'Ngày sinh', problem: 'birthday' },
  { line: 38, field: 'Số điện thoại', problem: 'phone' },
]

/** Writes the import as it stands in the history, with what it did. */
export async function writeImports(tx: Tx, { pageId, ownerId, now }: House): Promise<void> {
  const random = makeRandom(SEED)
  const at = new Date(now.getTime() - DAYS_AGO * DAY_MS)
  const [id, tag] = [idAt(random, at.getTime()), idAt(random, at.getTime())]
  const members = await tx.rows(sql<{ id: string }>`
    select g.id from guests g join guest_page t on t.page_id = ${pageId} and t.guest_id = g.id
    where g.page_id = ${pageId} and g.phone is not null and t.first_at < ${at} order by t.visits desc, g.id limit ${MEMBERS}`)
  const ids = members.map((member) => member.id)
  const birthdays = ids.map(() => {
    const [month, day] = [random.int(1, 12), random.int(1, 28)].map((part) => String(part).padStart(2, '0'))
    return `${random.int(1972, 2006)}-${month}-${day}`
  })
  await tx.run(sql`
    update guests g set profile = g.profile || jsonb_build_object('birthday', r.birthday)
    from unnest(${ids}::uuid[], ${birthdays}::text[]) as r (id, birthday) where g.page_id = ${pageId} and g.id = r.id`)
  await tx.run(sql`
    insert into tags (page_id, id, name, colour, created_at) values (${pageId}, ${tag}, 'Thẻ thành viên', 'grey', ${at})`)
  await tx.run(sql`
    insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
    select ${pageId}, ${tag}, id, 'import', ${at} from unnest(${ids}::uuid[]) id`)
  const columns = COLUMNS.map((name, index) => ({ index, name, samples: [], guess: FIELDS[index] }))
  const plan = { columns: FIELDS.map((to, index) => ({ index, to })), tags: [], consent: null, planLanguage: 'vi' }
  const total = ids.length + PROBLEMS.length
  await tx.run(sql`
    insert into imports (page_id, id, target, name, size_bytes, offset_bytes, state, columns, plan, progress, total_rows, rows_read,
      updated, wrong, problems, tags_made, created_by, created_at, started_at, finished_at, expires_at, cleared_at)
    values (${pageId}, ${id}, 'guests', ${FILE.name}, ${FILE.bytes}, ${FILE.bytes}, 'done', ${JSON.stringify(columns)}::jsonb,
      ${JSON.stringify(plan)}::jsonb, 1000, ${total}, ${total}, ${ids.length}, ${PROBLEMS.length}, ${PROBLEMS.length}, array[${tag}]::uuid[],
      ${ownerId}, ${at}, ${at}, ${new Date(at.getTime() + 2000)}, ${new Date(at.getTime() + DAY_MS)}, ${new Date(at.getTime() + DAY_MS)})`)
  for (const { line, field, problem } of PROBLEMS)
    await tx.run(sql`insert into import_problems (page_id, import_id, line, field, problem)
      values (${pageId}, ${id}, ${line}, ${field}, ${problem})`)
}
