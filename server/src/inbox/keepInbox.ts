// What the inbox does by itself: opens what was put off, admits what it does not know, and tidies up.
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { deleteFiles } from './files.ts'
import { payReply } from './payReply.ts'
import { fillGrams } from './search.ts'
import { showState } from './replies.ts'

/** Longer than any channel takes to answer: its sender has died. */
const LOST_SECONDS = 180
const UPLOAD_HOURS = 24

type LostMessage = { id: string; channel: ReplyChannelName; price: number; sentAt: string }

/** Opens conversations whose time has come, and flags messages whose sender died; page by page. */
export async function keepInbox({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const lost = new Date(now.getTime() - LOST_SECONDS * 1000)
  const old = new Date(now.getTime() - UPLOAD_HOURS * 3600_000)
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select page_id from conversations where snoozed_until <= ${now}
      union select page_id from conversation_messages where state = 'sending' and sent_at < ${lost}
      union select page_id from conversation_files where message_id is null and created_at < ${old}
      union select page_id from conversations where grams is null
      union select page_id from conversation_messages where grams is null`),
  )
  await eachAlone(pages, async ({ pageId }) => {
    await fillGrams({ db }, pageId)
    await db.asSystem(async (tx) => {
      await tx.run(sql`
        update conversations set status = 'open', snoozed_until = null
        where page_id = ${pageId} and snoozed_until <= ${now}`)
      const flagged = await tx.rows(sql<LostMessage>`
        update conversation_messages set state = 'unknown', failure = 'unknown'
        where page_id = ${pageId} and state = 'sending' and sent_at < ${lost} returning id, channel, price, sent_at`)
      for (const { sentAt, ...one } of flagged) {
        await showState(tx, pageId, one.id)
        // Nobody else settles what it cost, and it may have arrived.
        const paid = { ...one, sentAt: new Date(sentAt) }
        await payReply(tx, 'settle', paid, { pageId, now, by: null, isSpent: true })
      }
      await deleteFiles(tx, pageId, sql`message_id is null and created_at < ${old}`)
      tx.notify(pageId, 'inbox')
    })
  })
}
