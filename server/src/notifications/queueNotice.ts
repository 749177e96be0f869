// One notice to one member, by every way the rule names.
import { queueMail, queuePush } from '../core/mail/queue.ts'
import type { Tx } from '../core/db/database.ts'
import { fillIn } from '../core/phrases.ts'
import type { Services } from '../core/services.ts'
import type { Receiver } from './receivers.ts'
import type { PageSettings } from './settings.ts'
import { noticePhrases } from './noticePhrases.ts'

/** A notice in the receiver's words. `path` is the screen of the page it leads to ('' for home), `about` the setting that sent it. */
export type Notice = { title: string; lines: string[]; button: string; path: string; about: string }

const SCREEN = 'page-notification'

/** Writes the notice into the post of `tx`. */
export async function queueNotice(
  services: Services,
  tx: Tx,
  { pageId, settings }: { pageId: string; settings: Pick<PageSettings, 'emailNotification' | 'pageName'> },
  { language, name, email, browsers }: Pick<Receiver, 'language' | 'name' | 'email' | 'browsers'>,
  { title, lines, button, path, about }: Notice,
  aboutGuests: readonly string[] = [],
): Promise<void> {
  const words = noticePhrases(language)
  const { publicUrl } = services.config
  const url = `/page/${pageId}${path && `/${path}`}`
  const letter = {
    subject: title,
    greeting: fillIn(words.hello, { name }),
    paragraphs: lines,
    button: { label: button, url: `${publicUrl}${url}` },
    closing: fillIn(words.closing, { page: shorten(settings.pageName) }),
    footer: { label: words.change, url: `${publicUrl}/page/${pageId}/${SCREEN}#${about}` },
  }
  if (email && settings.emailNotification)
    await queueMail(tx, services, email, letter, { forPage: pageId, aboutGuests })
  const message = JSON.stringify({ title, body: lines.join('\n').slice(0, 600), url, tag: `${pageId} ${about}` })
  for (const id of browsers) await queuePush(tx, services, id, message, { aboutGuests })
}

const LONGEST_NAME = 60

/** Users choose names freely, so a name must not add lines, links or an essay to our messages. */
export function shorten(name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').replaceAll(/[a-z]+:\/\/|(?<=\w)\.(?=\w)/gi, ' ')
  return plain.slice(0, LONGEST_NAME)
}
