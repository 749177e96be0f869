// Answers by e-mail, in the thread that the person began, to the address that is known and to no other.
import { randomBytes } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'
import { escape, type Mail } from '../../core/mail/layout.ts'
import { emailChannel, noteUndelivered, openChannels, replyPlaceOf } from '../../messages/index.ts'
import type { Services } from '../../core/services.ts'
import type { Reply, ReplyChannel } from './channel.ts'
import { resultOf } from './outcome.ts'
import { reachWindow } from './reach.ts'

const REF_BYTES = 8

export const mailChannel: ReplyChannel = {
  takesFiles: true,

  readWindow: (uses, tx, { pageId, personKey, lastInboundAt }) =>
    reachWindow(uses, tx, { pageId, channel: 'email', address: personKey, lastInboundAt }),

  readRate: async (uses, tx, pageId) => (await openChannels(uses, tx, pageId)).email.price,

  async send(services, pageId, reply) {
    const { mail, isOwn } = await services.db.asSystem((tx) => writeLetter(services, tx, pageId, reply))
    const { id: key, personKey: to } = reply
    const way = emailChannel(services)
    const outcome = await way.send({ pageId, key, to, isOwn, channel: 'email', mail })
    way.close()
    if (!outcome.isSent && outcome.isBounce) {
      const of = { pageId, address: to, reason: 'bounce', at: services.clock.now() } as const
      await services.db.asSystem((tx) => noteUndelivered(services, tx, of))
    }
    return resultOf(outcome, key)
  },
}

type Thread = { replyRef: Buffer; mailSubject: string; mailIds: string[]; venue: string }

async function writeLetter(services: Services, tx: Tx, pageId: string, { personKey, text, file }: Reply) {
  const thread = await tx.first(sql<Thread>`
    update conversations c set reply_ref = coalesce(c.reply_ref, ${randomBytes(REF_BYTES)})
    from pages p where c.page_id = ${pageId} and p.id = ${pageId} and c.channel = 'email' and c.person_key = ${personKey}
    returning c.reply_ref, c.mail_subject, c.mail_ids, p.name as venue`)
  const { isOwn } = (await openChannels(services, tx, pageId)).email
  const replyTo = thread && (await replyPlaceOf(services, tx, pageId))?.(thread.replyRef)
  const mail: Mail = {
    subject: `Re: ${thread?.mailSubject || (thread?.venue ?? '')}`,
    text,
    html: htmlOf(text),
    thread: thread?.mailIds ?? [],
    ...(replyTo && { replyTo }),
    ...(file && { files: [{ name: file.name, type: file.type, content: file.bytes.toString('base64') }] }),
  }
  return { mail, isOwn }
}

function htmlOf(text: string): string {
  const parts = text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escape(part).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">${parts.join('\n')}</body></html>`
}
