// Administrators hear of new differences the morning after.
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import type { Language } from '@portico/locales/languages.ts'
import { queueMail } from '../core/mail/queue.ts'
import { fillIn, mailPhrases } from '../core/phrases.ts'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { paymentPhrases } from './phrases.ts'

const SCREEN = '/dashboard/admin-payments'

type Recipient = { name: string; email: string; language: Language }

/** Writes to each administrator with a mail address. */
export async function reportDifferences(services: Services, count: number): Promise<void> {
  if (count === 0) return
  await services.db.asSystem(async (tx) => {
    const admins = await tx.rows(sql<Recipient>`
      select display_name as name, email, language from users where group_id = ${ADMIN_GROUP} and is_active and email is not null`)
    for (const { name, email, language } of admins) {
      const { subject, text, button, closing } = paymentPhrases(language).differences
      await queueMail(tx, services, email, {
        subject: fillIn(subject, { count: String(count) }),
        greeting: fillIn(mailPhrases(language).hello, { name }),
        paragraphs: [fillIn(text, { count: String(count) })],
        button: { label: button, url: `${services.config.publicUrl}${SCREEN}` },
        closing,
      })
    }
  })
}
