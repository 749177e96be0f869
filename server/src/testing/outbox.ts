// The messages the server queued for a recipient.
import { query } from '../core/db/database.ts'
import { readContent } from '../core/mail/queue.ts'
import type { RunningServer } from '../processes/all.ts'

/** The texts written to one address, oldest first; read before they are sent. */
export async function lettersTo(
  { services }: RunningServer,
  recipient: string,
): Promise<{ subject: string; text: string }[]> {
  const rows = await services.db.asSystem((tx) =>
    tx.rows(
      query
        .selectFrom('outbox')
        .select('content')
        .where('recipient', '=', recipient)
        .where('content', 'is not', null)
        .orderBy('id'),
    ),
  )
  return rows.map(({ content }) => {
    const inside = readContent(services.secrets, content!)
    return 'mail' in inside ? inside.mail : { subject: '', text: inside.text }
  })
}

/** The code in the newest link, or the newest six digits, written to one address. */
export async function codeTo(running: RunningServer, recipient: string): Promise<string> {
  const letter = (await lettersTo(running, recipient)).at(-1)
  const code =
    /\/(?:activate|reset-password)\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ??
    /\b(\d{6})\b/.exec(letter?.text ?? '')?.[1]
  if (!code) throw new Error(`nothing with a code was written to ${recipient}`)
  return code
}
