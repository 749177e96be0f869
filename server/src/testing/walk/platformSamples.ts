// Good requests for the administrator's desk, and something of the venue for it to find.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { givenUser } from '../given.ts'
import type { Sample } from './fire.ts'
import { asAdmin, type MakeSample } from './planSamples.ts'
import type { World } from './world.ts'

const body = { reason: 'Trang giả mạo ngân hàng' }
const announcement = {
  words: { vi: 'Bảo trì lúc 2 giờ sáng' },
  tone: 'info',
  startsAt: '2026-11-24T00:00:00Z',
  endsAt: null,
} as const

export const platformSamples: Record<string, MakeSample> = {
  'adminPages.list': asAdmin(() => ({})),
  'adminPages.suspend': asAdmin(({ page }) => ({ params: { pageId: page.eid }, body })),
  'adminPages.resume': asAdmin(({ page }) => ({ params: { pageId: page.eid }, body: {} })),
  'adminPages.look': asAdmin(({ page }) => ({ params: { pageId: page.eid }, body })),
  'adminUsers.list': asAdmin(() => ({})),
  'adminUsers.suspend': asAdmin(async (world) => ({ params: await someone(world), body })),
  'adminUsers.resume': asAdmin(async (world) => ({ params: await someone(world), body: {} })),
  'adminUsers.signOut': asAdmin(async (world) => ({ params: await someone(world), body: {} })),
  'announcements.list': asAdmin(() => ({})),
  'announcements.create': asAdmin(() => ({ body: announcement })),
  'announcements.update': asAdmin(async (world) => ({
    params: { id: await givenAnnouncement(world) },
    body: { tone: 'warn' },
  })),
  'announcements.remove': asAdmin(async (world) => ({ params: { id: await givenAnnouncement(world) } })),
  'switches.list': asAdmin(() => ({})),
  'switches.set': asAdmin(() => ({ params: { name: 'signUp' }, body: { isOn: true } })),
  'platform.report': asAdmin(() => ({})),
  'platform.work': asAdmin(() => ({})),
  'platform.log': asAdmin(() => ({})),
}

async function someone({ running }: World): Promise<Sample['params']> {
  return { userId: (await givenUser(running)).id }
}

async function givenAnnouncement({ running: { services } }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into announcements (id, words, tone, starts_at, created_at)
      values (${id}, ${JSON.stringify(announcement.words)}::jsonb, 'info', ${now}, ${now})`),
  )
  return id
}
