// When nobody is written to, how guests answer, where providers report bounces, and whether letters are believed.
import { messageSettings, type SenderRecord } from '@portico/contract/messages/settings.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { isConnected } from '../integrations/index.ts'
import { encodePage, makePageToken, readPageToken } from '../core/pageToken.ts'
import { systemResolver, checkSender } from './senderCheck.ts'

type StoredSettings = {
  quietFrom: number
  quietTo: number
  hasReportAddress: boolean
  hasHomeChat: boolean
  replyAddress: string
  hasMailHook: boolean
}
const USUAL: StoredSettings = {
  quietFrom: 22,
  quietTo: 7,
  hasReportAddress: false,
  hasHomeChat: true,
  replyAddress: '',
  hasMailHook: false,
}

export const settingsHandlers: Handlers<typeof messageSettings> = {
  async read({ tx, page, config }) {
    const hasOwnTexts = await isConnected(tx, page.id, 'sms')
    return {
      ...(await readStored(tx, page.id)),
      hasSharedReplies: config.replyAddress !== '',
      textHookUrl: hasOwnTexts ? `${config.portalUrl}/text-replies/${encodePage(page.id)}` : '',
    }
  },

  async save({ tx, page }, { body }) {
    await tx.run(sql`
      insert into message_settings (page_id, quiet_from, quiet_to) values (${page.id}, ${body.quietFrom}, ${body.quietTo})
      on conflict (page_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`)
    tx.notify(page.id, 'messages')
    return body
  },

  async saveInbox({ tx, page, note }, { body }) {
    const before = await readStored(tx, page.id)
    await tx.run(sql`
      insert into message_settings (page_id, has_home_chat, reply_address) values (${page.id}, ${body.hasHomeChat}, ${body.replyAddress})
      on conflict (page_id) do update set has_home_chat = excluded.has_home_chat, reply_address = excluded.reply_address`)
    note({ id: page.id, changes: changesOf(before, body, ['hasHomeChat', 'replyAddress']) })
    tx.notify(page.id, 'messages')
    return body
  },

  async renewMailHook({ tx, page, config }) {
    const token = makePageToken(page.id)
    await tx.run(sql`
      insert into message_settings (page_id, mail_hash) values (${page.id}, ${readPageToken(token)!.hash})
      on conflict (page_id) do update set mail_hash = excluded.mail_hash`)
    tx.notify(page.id, 'messages')
    return { url: `${config.portalUrl}/mail-replies/${token}` }
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

async function readStored(tx: Tx, pageId: string): Promise<StoredSettings> {
  const row = await tx.first(sql<StoredSettings>`
    select quiet_from, quiet_to, report_hash is not null as has_report_address, has_home_chat, reply_address,
      mail_hash is not null as has_mail_hook
    from message_settings where page_id = ${pageId}`)
  return row ?? USUAL
}
