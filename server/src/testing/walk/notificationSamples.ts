// Good requests for the calls about notifications.
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_DIGEST, DEFAULT_RULES, type NotificationSettings } from '@portico/contract/notifications.ts'
import { publishEvent } from '../../core/domainEvents.ts'
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { writeSettings } from '../../notifications/settings.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const settings: NotificationSettings = {
  emailNotification: true,
  rules: DEFAULT_RULES,
  firstVisitsOnly: true,
  offlineMinutes: 10,
  quietHours: { from: '22:00', to: '07:00' },
  digest: DEFAULT_DIGEST,
}

const channel = {
  name: 'Nhóm quản lý',
  service: 'telegram',
  chat: '-100200300',
  token: '4455667788:AAE-simulated',
  kinds: ['device.offline'],
  language: 'vi',
  isOn: true,
} as const

export const notificationSamples: Record<string, MakeSample> = {
  'notifications.update': () => ({ body: settings }),
  'notifications.subscribe': () => ({
    body: {
      endpoint: `https://push.example.com/${randomUUID()}`,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    },
  }),
  'notifications.unsubscribe': async (world) => ({ params: { id: await givenBrowser(world) } }),
  'notifications.testPush': async (world) => ({ params: { id: await givenBrowser(world) } }),
  'alertChannels.create': () => ({ body: channel }),
  'alertChannels.update': async (world) => ({ params: { id: await givenChannel(world) }, body: { isOn: false } }),
  'alertChannels.remove': async (world) => ({ params: { id: await givenChannel(world) } }),
  'alertChannels.test': async (world) => ({ params: { id: await givenChannel(world) } }),
}

/** The group chat of the page, with the page's own id. */
async function givenChannel({ running: { services }, page }: World): Promise<string> {
  const { db, clock, secrets } = services
  const id = page.eid
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into alert_channels (page_id, id, name, service, chat, token, token_tail, kinds, language, is_on, created_at)
      values (${page.eid}, ${id}, ${channel.name}, ${channel.service}, ${channel.chat}, ${secrets.seal(channel.token)},
        'ated', ${JSON.stringify(channel.kinds)}, 'vi', true, ${clock.now()}) on conflict do nothing`),
  )
  return id
}

/** Rows of notices; the worker has already run, so nothing changes during the test. */
export async function fillNotifications(world: World): Promise<void> {
  const {
    running: { services },
    page,
  } = world
  await givenChannel(world)
  const { db, clock } = services
  const now = clock.now()
  await db.asSystem(async (tx) => {
    await writeSettings(tx, page.eid, settings)
    await publishEvent(tx, {
      pageId: page.eid,
      kind: 'member.joined',
      data: { uid: page.owner.id, role: 'owner' },
      at: now,
    })
    await tx.run(sql`
      insert into notification_bundles (page_id, id, kind, opened_at, due_at, count, items)
      values (${page.eid}, ${newId(now)}, 'guest.offline', ${now}, ${now}::timestamptz + interval '1 year', 1, '[]')`)
    await tx.run(
      sql`insert into notification_digests (page_id, day, decided_at) values (${page.eid}, '2020-01-01', ${now})`,
    )
  })
  const waiting = sql`select from happenings where page_id = ${page.eid} and done_at is null`
  while (await db.asSystem((tx) => tx.first(waiting))) await sleep(20)
}

/** A browser of the owner's that takes messages. */
async function givenBrowser({ running: { services }, page: { owner } }: World): Promise<string> {
  const id = randomUUID()
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into push_subscriptions (user_id, id, family, endpoint_hash, sealed, created_at)
      values (${owner.id}, ${id}, ${owner.family}, ${randomBytes(32)}, ${services.secrets.seal('{}')}, ${services.clock.now()})`),
  )
  return id
}
