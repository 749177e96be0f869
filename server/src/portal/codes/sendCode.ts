// How a code reaches the guest: by the post of the house, by Zalo, or not at all because it is read at the counter.
import type { CodeWay } from '@portico/contract/flows.ts'
import { textIn } from '@portico/portal/text.ts'
import { query } from '../../core/db/database.ts'
import { queueMail, queueText } from '../../core/mail/queue.ts'
import type { Services } from '../../core/services.ts'
import { isConnected, sendZns } from '../../integrations/index.ts'
import { codeDigits } from './codes.ts'
import type { StepGuest } from '../steps/step.ts'

/** Sends a code that was just made. @returns what is left to do once the transaction is committed. */
export async function sendCode(
  { services, tx, session, venue, step }: StepGuest,
  { way, to, codeId }: { way: CodeWay; to: string; codeId: string },
): Promise<(() => Promise<void>) | undefined> {
  const t = textIn(session.language)
  const code = codeDigits(services, codeId)
  const values = { code, venue: shortenName(venue.name), minutes: String(Math.round(step.expire_in / 60)) }
  const about = { purpose: 'code', forPage: session.pageId } as const
  if (way === 'sms') {
    await queueText(tx, services, to, t('code.sms', values), {
      ...about,
      isOwn: await isConnected(tx, session.pageId, 'sms'),
    })
  } else if (way === 'email') {
    const letter = {
      subject: t('code.mailSubject', values),
      greeting: t('code.mailGreeting'),
      paragraphs: [t('code.mailText', values)],
      closing: t('code.mailClosing'),
    }
    await queueMail(tx, services, to, letter, about)
  } else if (way === 'zalo') {
    return async () => {
      const isTaken = await sendZns(services, { to, code, trackingId: codeId })
      if (!isTaken) await noteFailure(services, session.pageId, codeId)
    }
  }
  return undefined
}

async function noteFailure({ db, clock }: Services, pageId: string, id: string): Promise<void> {
  await db.asSystem((tx) =>
    tx.run(
      query
        .updateTable('portal_codes')
        .set({ failed_at: clock.now() })
        .where('page_id', '=', pageId)
        .where('id', '=', id),
    ),
  )
}

/** A name is anybody's to choose: no line, no link and no essay of its own in a message of ours. */
export function shortenName(name: string): string {
  return name
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[a-z]+:\/\/|(?<=\w)\.(?=\w)/gi, ' ')
    .slice(0, 40)
}
