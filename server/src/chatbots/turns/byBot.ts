// What the page's chatbot decides.
import { beginAt, entryFor, goOn, welcomeFor, type BotOutcome } from '@portico/contract/chatbots/machine.ts'
import type { Tx } from '../../core/db/database.ts'
import { isRunning } from '../../core/subscription.ts'
import { factsFor } from '../facts.ts'
import { readPublished, type PublishedBot } from '../rows.ts'
import type { Decision, Of } from './turn.ts'

const HAND_HOURS = 24

/** Goes on where the person stopped, in the version they began with; a miss may be a question for somebody else. */
export async function continueBot(tx: Tx, of: Of): Promise<Decision | undefined> {
  const { talk, heard, now } = of
  const { botId, botVersion, state, expiresAt } = talk
  if (!state || !botId || !botVersion || Date.parse(expiresAt ?? '') <= now.getTime()) return undefined
  const bot = await findBot(tx, of, { id: botId, version: botVersion })
  if (!bot) return undefined
  const outcome = goOn(bot.nodes, state, heard.text, await factsOf(tx, bot, of))
  const other = outcome.isMissed ? await byKeyword(tx, of, bot) : undefined
  return other ?? decisionOf(bot, outcome)
}

/**
 * Begins at the keywords a person says, or greets who has just come.
 * @param hasModel then what nothing else answers is the model's
 */
export async function beginBot(tx: Tx, of: Of, { hasModel }: { hasModel: boolean }): Promise<Decision | undefined> {
  const bot = await findBot(tx, of)
  if (!bot) return undefined
  const known = await byKeyword(tx, of, bot)
  if (known) return known
  const welcome =
    (of.isFirst ? welcomeFor(bot.nodes, 'first') : undefined) ?? (hasModel ? undefined : welcomeFor(bot.nodes, 'any'))
  return welcome && decisionOf(bot, beginAt(bot.nodes, welcome.id, await factsOf(tx, bot, of)))
}

/** Begins at the welcome, because a rule says so. */
export async function startBot(tx: Tx, of: Of): Promise<Decision | undefined> {
  const bot = await findBot(tx, of)
  const welcome = bot && (welcomeFor(bot.nodes, 'first') ?? welcomeFor(bot.nodes, 'any'))
  return welcome && decisionOf(bot, beginAt(bot.nodes, welcome.id, await factsOf(tx, bot, of)))
}

/** None once the page's plan is over. */
async function findBot(tx: Tx, { turn, now }: Of, which?: { id: string; version: number }) {
  return (await isRunning(tx, turn.pageId, 'automation', now)) ? readPublished(tx, turn.pageId, which) : undefined
}

async function byKeyword(tx: Tx, of: Of, bot: PublishedBot): Promise<Decision | undefined> {
  const entry = entryFor(bot.nodes, of.heard.text)
  return entry && decisionOf(bot, beginAt(bot.nodes, entry.id, await factsOf(tx, bot, of)))
}

function factsOf(tx: Tx, bot: PublishedBot, { turn, heard, now }: Of) {
  return factsFor(tx, bot.nodes, { ...heard, pageId: turn.pageId, now })
}

function decisionOf(bot: PublishedBot, outcome: BotOutcome): Decision {
  const { said, state, saved, isHandedOver, path, isMissed } = outcome
  return {
    decision: isHandedOver ? 'hand' : said.length > 0 ? 'chatbot' : 'silent',
    reason: isHandedOver ? 'chatbot' : '',
    said,
    detail: { by: bot.name, path },
    stand: state && { botId: bot.id, botVersion: bot.version, state },
    saved,
    isMiss: isMissed && state !== null,
    ...(isHandedOver && { pause: { by: 'hand' as const, hours: HAND_HOURS } }),
  }
}
