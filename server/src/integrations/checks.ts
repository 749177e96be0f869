// Trying a connection for real: a mail, a text message, a call Google answers only to clients it knows.
import * as z from 'zod'
import { integrationMail as en } from '@portico/locales/en/integrationMail.ts'
import { integrationMail as es } from '@portico/locales/es/integrationMail.ts'
import { integrationMail as fr } from '@portico/locales/fr/integrationMail.ts'
import { integrationMail as it } from '@portico/locales/it/integrationMail.ts'
import { integrationMail as vi } from '@portico/locales/vi/integrationMail.ts'
import { integrationMail as zh } from '@portico/locales/zh/integrationMail.ts'
import { query } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { layOut } from '../core/mail/layout.ts'
import { fillIn } from '../core/phrases.ts'
import { outcomeOf, WORKS, type Outcome } from './problems.ts'
import { sendMailBy, sendTextBy, textsSince } from './ownWay.ts'
import type { ConnectionRow } from './connectionRows.ts'

const PHRASES = { vi, en, zh, es, fr, it }

/** Sends a mail to say that mails are sent. */
export async function tryMail(context: PageContext, smtp: ConnectionRow<'smtp'>, to: string): Promise<Outcome> {
  const words = PHRASES[context.language]
  const mail = layOut({
    subject: words.subject,
    greeting: words.greeting,
    paragraphs: [fillIn(words.text, { page: await nameOf(context) })],
    closing: words.closing,
  })
  return outcome(() => sendMailBy(context, smtp, { mail, to, key: newId(context.clock.now()) }))
}

/** Sends a text message; it counts in the daily limit like any other. */
export async function tryText(context: PageContext, sms: ConnectionRow<'sms'>, to: string): Promise<Outcome> {
  const { db, page, clock } = context
  const now = clock.now()
  if ((await textsSince(db, page.id, now)) >= sms.settings.dailyLimit) return { problem: 'limit', detail: '' }
  const [id, text] = [newId(now), fillIn(PHRASES[context.language].sms, { page: await nameOf(context) })]
  const result = await outcome(() => sendTextBy(context, sms, { to, text, key: id }))
  const row = { id, channel: 'sms', recipient: to, created_at: now, next_at: now, sent_at: now, for_page: page.id }
  if (result.problem === null)
    await inShortTransaction(context, ({ tx }) => tx.run(query.insertInto('outbox').values(row)))
  return result
}

const Discovery = z.object({ issuer: z.string(), token_endpoint: z.url() })
const Refusal = z.object({ error: z.string() })

/** Hands the issuer a code that is none: to a client it knows it complains about the code, to others about the client. */
export async function checkGoogle(
  { egress, secrets, config }: PageContext,
  google: ConnectionRow<'google'>,
): Promise<Outcome> {
  return outcome(async () => {
    const limits = { timeoutMs: 8000, maxBytes: 100_000 }
    const found = await egress.request(`${config.googleIssuer}/.well-known/openid-configuration`, limits)
    const { issuer, token_endpoint } = Discovery.parse(JSON.parse(found.text))
    if (issuer !== config.googleIssuer) throw new Error('the issuer calls itself something else')
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'portico-asks-whether-the-client-is-known',
      client_id: google.settings.clientId,
      client_secret: secrets.open(google.secret!),
      redirect_uri: config.portalUrl || config.publicUrl,
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await egress.request(token_endpoint, { ...limits, method: 'POST', headers, body: form.toString() })
    const { error } = Refusal.parse(JSON.parse(answer.text))
    if (error === 'invalid_grant') return WORKS
    if (error === 'invalid_client' || error === 'unauthorized_client') return { problem: 'credentials', detail: error }
    return { problem: 'rejected', detail: error.slice(0, 100) }
  })
}

async function outcome(attempt: () => Promise<Outcome | void>): Promise<Outcome> {
  try {
    return (await attempt()) ?? WORKS
  } catch (error) {
    return outcomeOf(error)
  }
}

async function nameOf(context: PageContext): Promise<string> {
  const named = query.selectFrom('pages').select('name').where('id', '=', context.page.id)
  const found = await inShortTransaction(context, ({ tx }) => tx.first(named))
  return (found?.name ?? '').replaceAll(/\s+/g, ' ').slice(0, 60)
}
