import type { Connection, ConnectionKind, connections } from '@portico/contract/integrations.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { checkGoogle, tryMail, tryText } from './checks.ts'
import { noteOutcome } from './health.ts'
import type { Outcome } from './problems.ts'
import { findConnection, nameOf, readConnections, tailOf, type ConnectionRow } from './connectionRows.ts'

/** The page's own mail server, Google client and SMS provider. */
export const connectionHandlers: Handlers<typeof connections> = {
  async list({ tx, page, config }) {
    const rows = await readConnections(tx, page.id, config)
    return { rows, count: rows.length }
  },

  async saveSmtp(context, { body: { password, ...settings } }) {
    const before = await findConnection(context.tx, context.page.id, 'smtp')
    const isSame = before?.settings.host === settings.host && before.settings.user === settings.user
    const isOpen = settings.user === ''
    // The stored password must not follow a change to a server of somebody's choice.
    if (!isOpen && password === undefined && !(isSame && before.secret))
      throw fail('request/invalid', { password: 'field/required' })
    return save(context, 'smtp', settings, isOpen ? null : password)
  },

  async saveGoogle(context, { body: { clientSecret, ...settings } }) {
    const before = await findConnection(context.tx, context.page.id, 'google')
    if (clientSecret === undefined && before?.settings.clientId !== settings.clientId)
      throw fail('request/invalid', { clientSecret: 'field/required' })
    return save(context, 'google', settings, clientSecret)
  },

  async saveSms(context, { body: { key, ...settings } }) {
    if (!context.egress.permits(settings.url)) throw fail('request/invalid', { url: 'field/invalid' })
    const before = await findConnection(context.tx, context.page.id, 'sms')
    if (key === undefined && before?.settings.url !== settings.url)
      throw fail('request/invalid', { key: 'field/required' })
    return save(context, 'sms', { ...settings, url: settings.url.replace(/\/+$/, '') }, key)
  },

  async testSmtp(context, { body: { to } }) {
    const found = await requireConnection(context, 'smtp')
    return reportTest(context, found, await tryMail(context, found, to))
  },

  async testGoogle(context) {
    const found = await requireConnection(context, 'google')
    return reportTest(context, found, await checkGoogle(context, found))
  },

  async testSms(context, { body: { to } }) {
    const found = await requireConnection(context, 'sms')
    return reportTest(context, found, await tryText(context, found, to))
  },

  async remove({ tx, page, note }, { body }) {
    const gone = await findConnection(tx, page.id, body.kind)
    if (!gone) throw fail('connection/not-found')
    await tx.run(sql`delete from connections where page_id = ${page.id} and kind = ${body.kind}`)
    note({ id: body.kind, name: nameOf(gone.settings) })
    return body
  },
}

async function requireConnection<K extends ConnectionKind>(context: PageContext, kind: K) {
  const found = await inShortTransaction(context, ({ tx }) => findConnection(tx, context.page.id, kind))
  if (!found) throw fail('connection/not-found')
  return found
}

async function reportTest(context: PageContext, { kind, settings }: ConnectionRow, outcome: Outcome) {
  const about = { pageId: context.page.id, kind }
  await inShortTransaction(context, ({ tx }) => noteOutcome(tx, about, outcome, context.clock.now(), true))
  const isWorking = outcome.problem === null
  context.note({ id: kind, name: nameOf(settings), isWorking })
  return { isWorking, ...outcome }
}

/** @param secret undefined keeps the stored one, null forgets it */
async function save(
  { tx, page, clock, secrets, config, note }: PageContext,
  kind: ConnectionKind,
  settings: ConnectionRow['settings'],
  secret: string | null | undefined,
): Promise<Connection> {
  const now = clock.now()
  const sealed = secret ? secrets.seal(secret) : null
  const tail = secret ? tailOf(secret) : ''
  const secretAt = secret ? now : null
  const isKept = secret === undefined
  await tx.run(sql`
    insert into connections as c (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
    values (${page.id}, ${kind}, ${JSON.stringify(settings)}, ${sealed}, ${tail}, ${secretAt}, ${now})
    on conflict (page_id, kind) do update set settings = excluded.settings,
      secret = case when ${isKept} then c.secret else excluded.secret end,
      secret_tail = case when ${isKept} then c.secret_tail else excluded.secret_tail end,
      secret_at = case when ${isKept} then c.secret_at else excluded.secret_at end,
      failures = 0, paused_until = null, checked_at = null, succeeded_at = null, failing_since = null, told_at = null, last_problem = null, last_detail = ''`)
  note({ id: kind, name: nameOf(settings), isNewSecret: Boolean(secret) })
  const rows = await readConnections(tx, page.id, config)
  return rows.find((row) => row.kind === kind)!
}
