// What the step machine may know of a venue and of the person at this moment.
import type { BotFacts } from '@portico/contract/chatbots/machine.ts'
import type { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { compileCondition } from '@portico/contract/segments/matchGuest.ts'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { hoursSentence, readVenueFacts } from '../ai/index.ts'
import { readFacts } from '../profiles/index.ts'
import { findCondition, readMoment } from '../segments/index.ts'

type Of = { pageId: string; guestId: string | null; name: string; language: Language; now: Date }

/** Reads only what these nodes ask for. */
export async function factsFor(tx: Tx, nodes: BotNodes, of: Of): Promise<BotFacts> {
  const { pageId, language, now } = of
  const t = textIn(language)
  const venue = await readVenueFacts(tx, pageId, language, now)
  const said = new Map(venue.facts.map(({ id, text }) => [id, text]))
  const sentences: Record<string, string> = {}
  for (const node of nodes) {
    const about = node.kind === 'menu' ? node.itemId : node.kind === 'gift' ? node.giftId : null
    const sentence = node.kind === 'hours' ? hoursSentence(venue, language) : said.get(about ?? '')
    if (sentence) sentences[node.id] = sentence
  }
  return {
    isOpen: venue.isOpen ?? true,
    isKnown: of.guestId !== null,
    fields: { name: of.name, venue: venue.venue },
    segments: await segmentsOf(tx, nodes, of),
    sentences,
    words: { again: t('bot.again'), pick: t('bot.pick') },
  }
}

/** The segments among those a chatbot asks about that the guest belongs to; a stranger belongs to none. */
async function segmentsOf(tx: Tx, nodes: BotNodes, { pageId, guestId, now }: Of): Promise<Set<string>> {
  const wanted = new Set(
    nodes.flatMap((node) =>
      node.kind === 'condition' && node.test.on === 'segment' ? (node.test.segmentId ?? []) : [],
    ),
  )
  const guest = wanted.size > 0 && guestId !== null ? await readFacts(tx, pageId, guestId) : undefined
  if (!guest) return new Set()
  const page = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const at = await readMoment(tx, { id: pageId, timeZone: page?.timeZone ?? 'UTC' }, now)
  const moment = { ...at, now: at.now.getTime() }
  const found = new Set<string>()
  for (const id of wanted) {
    const condition = await findCondition(tx, pageId, id)
    if (condition && compileCondition(condition)(guest, moment)) found.add(id)
  }
  return found
}
