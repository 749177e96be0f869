// A sponsor's word on a booking: asked for by a link, given without an account, and needed before it is shown.
import { DAY_MS } from '@portico/contract/dates.ts'
import { CreativeDesign, type campaignApprovals } from '@portico/contract/campaigns.ts'
import { SLOTS, type Slot } from '@portico/contract/campaigns/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { fillIn, mailPhrases } from '../core/phrases.ts'
import { queueMail } from '../core/mail/queue.ts'
import { makePageToken, readPageToken } from '../core/pageToken.ts'
import { hashToken } from '../core/secrets.ts'
import { audit } from '../core/audit.ts'
import { drawCreative } from './preview.ts'

const LINK_DAYS = 30

type Sponsor = { name: string; email: string }

/** Makes a link, which ends any before, and sends it where there is an address. */
export async function askApproval(context: PageContext, booking: { id: string; name: string }, sponsor: Sponsor) {
  const { tx, page, clock, config, language } = context
  const token = makePageToken(page.id, 24)
  const now = clock.now()
  await tx.run(sql`
    update wifi_campaigns set sponsor = ${JSON.stringify(sponsor)}::jsonb, approval = 'waiting', approval_note = '', approval_hash = ${hashToken(token)},
      approval_expires_at = ${new Date(now.getTime() + LINK_DAYS * DAY_MS)}, revision = revision + 1, updated_at = ${now}
    where page_id = ${page.id} and id = ${booking.id}`)
  tx.notify(page.id, 'campaigns')
  const url = `${config.publicUrl}/approve#${token}`
  if (sponsor.email) {
    const venue = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
    const words = mailPhrases(language).campaignApproval
    const fill = (sentence: string) =>
      fillIn(sentence, { page: venue?.name ?? '', campaign: booking.name, days: String(LINK_DAYS), name: sponsor.name })
    const letter = {
      subject: fill(words.subject),
      greeting: fill(words.greeting),
      paragraphs: [fill(words.text)],
      button: { label: words.button, url },
      closing: fill(words.closing),
    }
    await queueMail(tx, context, sponsor.email, letter, { forPage: page.id })
  }
  return { url, token }
}

type ApprovalRequest = {
  id: string
  pageName: string
  name: string
  sponsor: Sponsor | null
  startTime: string
  endTime: string | null
  approval: 'waiting' | 'approved' | 'declined'
  approvalNote: string
  slots: Slot[]
  variants: { creativeId: string | null }[]
}

export const approvalHandlers: Handlers<typeof campaignApprovals> = {
  read: ({ db, clock, config }, { body: { token, language } }) =>
    db.asSystem(async (tx) => {
      const { pageId, asked } = await findRequest(tx, token, clock.now())
      const ids = asked.variants.flatMap(({ creativeId }) => creativeId ?? [])
      const rows = await tx.rows(sql<{ design: unknown }>`
        select design from campaigns where page_id = ${pageId} and id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], id)`)
      const slot = SLOTS.find((one) => asked.slots.includes(one)) ?? 'success'
      const drawings = rows.map(({ design }) => ({
        ...drawCreative({
          design: CreativeDesign.parse(design),
          slot,
          language,
          venue: asked.pageName,
          origin: config.portalUrl,
        }),
        frame: `${config.portalUrl}/preview`,
      }))
      const { pageName, name, sponsor, startTime, endTime, approval, approvalNote } = asked
      return {
        pageName,
        name,
        sponsor: sponsor?.name ?? '',
        startTime,
        endTime,
        answer: approval,
        note: approvalNote,
        drawings,
      }
    }),

  answer: ({ db, clock }, { body: { token, isApproved, note } }) =>
    db.asSystem(async (tx) => {
      const now = clock.now()
      const { pageId, asked } = await findRequest(tx, token, now)
      const answer = isApproved ? ('approved' as const) : ('declined' as const)
      await tx.run(sql`
        update wifi_campaigns set approval = ${answer}, approval_note = ${note}, revision = revision + 1, updated_at = ${now}
        where page_id = ${pageId} and id = ${asked.id}`)
      tx.notify(pageId, 'campaigns')
      const subject = { id: asked.id, name: asked.name }
      const actor = { kind: 'webhook', source: 'sponsor' } as const
      await audit(tx, { at: now, actor, action: 'campaignApprovals.answer', subject, pageId, detail: { answer } })
      return { answer }
    }),
}

/** @throws approval/expired */
async function findRequest(tx: Tx, token: string, now: Date): Promise<{ pageId: string; asked: ApprovalRequest }> {
  const named = readPageToken(token)
  if (!named) throw fail('approval/expired')
  const { pageId, hash } = named
  const asked = await tx.first(sql<ApprovalRequest>`
    select w.id, p.name as page_name, w.name, w.sponsor, w.start_time, w.end_time, w.approval, w.approval_note, w.slots, w.variants
    from wifi_campaigns w join pages p on p.id = ${pageId} and p.deleted_at is null
    where w.page_id = ${pageId} and w.approval_hash = ${hash} and w.approval_expires_at > ${now} and w.deleted_at is null for update of w`)
  if (!asked) throw fail('approval/expired')
  return { pageId, asked }
}
