// When nobody is written to, where providers report bounces, and whether letters are believed.
import { messageSettings, type SenderRecord } from '@portico/contract/messages/campaigns.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { makePageToken, readPageToken } from '../core/pageToken.ts'
import { systemResolver, checkSender } from './senderCheck.ts'

export const settingsHandlers: Handlers<typeof messageSettings> = {
  async read({ tx, page }) {
    const row = await tx.first(sql<{ quietFrom: number; quietTo: number; hasReportAddress: boolean }>`
      select quiet_from, quiet_to, report_hash is not null as has_report_address from message_settings where page_id = ${page.id}`)
    return row ?? { quietFrom: 22, quietTo: 7, hasReportAddress: false }
  },

  async save({ tx, page }, { body }) {
    await tx.run(sql`
      insert into message_settings (page_id, quiet_from, quiet_to) values (${page.id}, ${body.quietFrom}, ${body.quietTo})
      on conflict (page_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`)
    tx.notify(page.id, 'messages')
    return body
  },

  async renewReportAddress({ tx, page, config }) {
    const token = makePageToken(page.id)
    await tx.run(sql`
      insert into message_settings (page_id, report_hash) values (${page.id}, ${readPageToken(token)!.hash})
      on conflict (page_id) do update set report_hash = excluded.report_hash`)
    return { url: `${config.portalUrl}/message-reports/${token}` }
  },

  async checkSender(_context, { body: { domain, selector } }) {
    const records: SenderRecord[] = await checkSender(systemResolver(), { domain: domain.toLowerCase(), selector })
    return { records }
  },
}
