// A campaign of as many guests as wanted, written down and ready to leave.
import { MessageContent } from '@portico/contract/messages/content.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import type { Installation } from '../rig/installation.ts'

/** @returns its id; message and guest number `n` write to +8490 and seven digits */
export async function writeCampaign(
  { database: { db } }: Installation,
  pageId: string,
  guests: number,
): Promise<string> {
  const now = new Date()
  const id = newId(now)
  const content = MessageContent.parse({
    kind: 'sms',
    hasAccents: false,
    text: { vi: 'Chào {{name|bạn}}, hẹn cuối tuần' },
  })
  const way = { templateId: id, channel: 'sms', content, isApproved: false, isOpen: true, isOwn: false, price: 0 }
  const plan = JSON.stringify({ ways: [way], condition: null, links: [] })
  await db.asSystem(async (tx) => {
    // No night holds the run up.
    await tx.run(sql`update pages set time_zone = 'UTC' where id = ${pageId}`)
    await tx.run(sql`
      insert into message_settings (page_id, quiet_from, quiet_to) values (${pageId}, 0, 0)
      on conflict (page_id) do update set quiet_from = 0, quiet_to = 0`)
    await tx.run(sql`
      create temporary table bench_guests on commit drop as
      select gen_random_uuid() as id, n, '+8490' || lpad(n::text, 7, '0') as phone from generate_series(1, ${guests}::int) n`)
    await tx.run(sql`
      insert into guests (page_id, id, name, phone, source, first_seen_at, last_seen_at)
      select ${pageId}, id, 'Khách ' || n, phone, 'phone', ${now}, ${now} from bench_guests`)
    await tx.run(sql`
      insert into consent_texts (hash, language, body, first_shown_at) values (sha256('bench'), 'vi', 'bench', ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into consents (page_id, id, guest_id, purpose, channel, is_given, text_hash, language, at, evidence)
      select ${pageId}, gen_random_uuid(), id, 'marketing', 'sms', true, sha256('bench'), 'vi', ${now}, '{}' from bench_guests`)
    await tx.run(sql`
      insert into message_campaigns (page_id, id, name, ways, status, plan, is_prepared, started_at, created_at, updated_at)
      values (${pageId}, ${id}, 'bench', '[]', 'paused', ${plan}, true, ${now}, ${now}, ${now})`)
    await tx.run(sql`
      insert into message_sends (page_id, id, campaign_id, guest_id, channel, state, next_at, key, created_at)
      select ${pageId}, gen_random_uuid(), ${id}, id, 'sms', 'waiting', ${now}, substr(md5(id::text), 1, 16), ${now} from bench_guests`)
  })
  return id
}
