// A message that a bot looks at, and what becomes of it.
import type { BotDecision, BotWriter, Pause } from '@portico/contract/chatbots/words.ts'
import type { BotState } from '@portico/contract/chatbots/machine.ts'
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { AiRow } from '../../ai/index.ts'
import type { BotMessage } from '../../inbox/index.ts'

export type Turn = { pageId: string; id: string; conversationId: string; state: 'waiting' | 'sending'; tries: number }

/** The message, and who wrote it. */
export type HeardMessage = {
  text: string
  at: string
  channel: ReplyChannelName
  personKey: string
  lastInboundAt: string | null
  guestId: string | null
  name: string
  language: Language
}

/** Where a bot stands in a conversation. */
export type Talk = {
  botId: string | null
  botVersion: number | null
  state: BotState | null
  expiresAt: string | null
  pausedUntil: string | null
  pausedBy: Pause | null
  givenBackAt: string | null
  misses: number
}

export type SaidMessage = BotMessage & { fileId?: string }

/** What was decided: words that are sent, and what changes in the conversation. */
export type Decision = {
  decision: BotDecision
  reason?: string
  said?: readonly Omit<SaidMessage, 'id'>[]
  detail?: Record<string, unknown>
  /** Silent from now on, until then. */
  pause?: { by: Pause; hours: number }
  /** Left out, the bot stands where it stood. */
  stand?: { botId: string; botVersion: number; state: BotState } | null
  saved?: readonly { field: string; value: string }[]
  draft?: { text: string; sources: readonly string[] }
  isMiss?: boolean
}

/** Everything that decisions are made of. */
export type Of = { turn: Turn; talk: Talk; heard: HeardMessage; now: Date; isFirst: boolean; ai: AiRow | undefined }

/** Who wrote the words of a decision. */
export function writerOf(decision: BotDecision): BotWriter {
  if (decision === 'chatbot' || decision === 'rule' || decision === 'faq' || decision === 'ai') return decision
  return 'rule'
}
