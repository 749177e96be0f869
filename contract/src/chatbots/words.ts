// Words of bots that dashboards need without a schema.

/** What becomes of a message: who answered it, or that it has no answer. */
export const BOT_DECISIONS = ['chatbot', 'rule', 'faq', 'ai', 'draft', 'hand', 'silent'] as const
export type BotDecision = (typeof BOT_DECISIONS)[number]
/** Why a bot keeps silent in a conversation. */
export const PAUSES = ['member', 'hand', 'loop', 'cap'] as const
export type Pause = (typeof PAUSES)[number]
/** Who wrote a message that no person wrote. */
export const BOT_WRITERS = ['chatbot', 'rule', 'faq', 'ai'] as const
export type BotWriter = (typeof BOT_WRITERS)[number]
