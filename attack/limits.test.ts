import { expect } from 'vitest'
import { sql } from '../server/src/core/db/database.ts'
import { CALLS, type Call } from '../server/src/testing/walk/calls.ts'
import { fire } from '../server/src/testing/walk/fire.ts'
import { WALKED } from '../server/src/testing/walk/google.ts'
import { sampleOf } from '../server/src/testing/walk/samples.ts'
import { givenWorld, noSimulator, tokenFor, type World } from '../server/src/testing/walk/world.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })

/** Resources with a limit per page: the call that creates one, the limit, and the table. */
const KINDS: readonly { call: string; table: string; most: number; where?: string; seeded?: number; code: string }[] = [
  { call: 'flows.create', table: 'login_flows', most: 50, code: 'flow/too-many' },
  { call: 'pageTemplates.create', table: 'page_templates', most: 50, code: 'template/too-many' },
  { call: 'webhooks.create', table: 'webhooks', most: 10, code: 'webhook/too-many' },
  { call: 'apiKeys.create', table: 'api_keys', most: 20, where: 'revoked_at is null', code: 'api-key/too-many' },
  { call: 'members.invite', table: 'invitations', most: 50, where: 'closed_at is null', code: 'invitation/too-many' },
  { call: 'reports.createSchedule', table: 'report_schedules', most: 20, code: 'report/too-many-schedules' },
  {
    call: 'reports.share',
    table: 'report_shares',
    most: 100,
    where: 'revoked_at is null',
    code: 'report/too-many-shares',
  },
  { call: 'media.begin', table: 'media_uploads', most: 40, where: 'file_id is null', code: 'media/too-many-uploads' },
  {
    call: 'accessCodes.createBatch',
    table: 'access_code_batches',
    most: 1000,
    seeded: 990,
    code: 'access-code/too-many-batches',
  },
]

type Kind = (typeof KINDS)[number]

const callOf = ({ call }: Kind): Call => CALLS.find(({ name }) => name === call)!

async function countOf({ table, where = 'true' }: Kind, { page }: World): Promise<number> {
  const row = await server().services.db.asSystem((tx) =>
    tx.first(
      sql<{
        n: number
      }>`select count(*)::int as n from ${sql.table(table)} where page_id = ${page.eid} and ${sql.raw(where)}`,
    ),
  )
  return row!.n
}

async function make(kind: Kind, world: World, n: number): Promise<{ status: number; code?: string }> {
  const call = callOf(kind)
  const sample = await sampleOf(world, call)
  const body = sample.body as Record<string, unknown>
  if (kind.call === 'media.begin') body['size'] = 1000
  if (kind.call === 'members.invite') body['email_mobile'] = `guest${n}@example.test`
  const { status, json } = await fire(server(), call.endpoint, { ...sample, body }, tokenFor(world, call))
  return { status, code: (json as { code?: string }).code }
}

/** Batches that would take a test too long to create by calls. */
async function seed({ table, seeded }: Kind, { page }: World): Promise<void> {
  if (seeded === undefined) return
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into ${sql.table(table)} (page_id, id, name, note, kind, alphabet, length, most, duration_minutes, max_devices, created_at)
      select b.page_id, gen_random_uuid(), b.name, b.note, b.kind, b.alphabet, b.length, b.most, b.duration_minutes, b.max_devices, b.created_at
      from (select * from ${sql.table(table)} where page_id = ${page.eid} limit 1) b, generate_series(1, ${seeded})`),
  )
}

/** Asks again while the server is busy, as a client does. */
async function insist(...call: Parameters<typeof make>): ReturnType<typeof make> {
  const answer = await make(...call)
  return answer.status === 503 ? insist(...call) : answer
}

for (const kind of KINDS)
  attack(`calls sent at once make no more than ${kind.most} ${kind.table}`, {
    async control() {
      const world = await givenWorld(server())
      const before = await countOf(kind, world)
      expect((await make(kind, world, 0)).status).toBe(200)
      expect(await countOf(kind, world)).toBe(before + 1)
      return 'one call makes one'
    },
    async attempt() {
      const world = await givenWorld(server())
      await seed(kind, world)
      const before = await countOf(kind, world)
      const more = kind.most - before + 8
      const answers = await Promise.all(Array.from({ length: more }, (_, n) => insist(kind, world, n)))
      expect(await countOf(kind, world)).toBe(kind.most)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(8).fill(`409 ${kind.code}`))
      return `${more} calls at once: ${kind.most} in all, 8 refused with ${kind.code}`
    },
  })
