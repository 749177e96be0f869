// A bot in one conversation, as members see it: whether it answers, the switch, and what it did and why.
import type { botTalks, BotTalk, BotTurn } from '@portico/contract/chatbots.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { readAi } from '../ai/index.ts'
import { maskText } from '../inbox/index.ts'
import { MEMBER_HOURS, memberWroteAt } from './turns/gate.ts'
import { holdTalk } from './turns/talks.ts'
import type { Talk } from './turns/turn.ts'
import { isAnswering } from './turns/consume.ts'

type Row = Talk & { draft: BotTalk['draft']; botName: string | null }

/** Bots in conversations. */
export const talkHandlers: Handlers<typeof botTalks> = {
  read: (context, { params }) => readTalk(context, params.id),

  async pause(context, { params: { id }, body: { isPaused, hours = 24 } }) {
    const { tx, page, clock } = context
    const talk = await holdTalk(tx, { pageId: page.id, conversationId: id })
    if (!talk) throw fail('conversation/not-found')
    const now = clock.now()
    const until = isPaused ? new Date(now.getTime() + hours * 3600_000) : null
    await tx.run(sql`
      update bot_talks set paused_until = ${until}, paused_by = ${isPaused ? 'member' : null},
        given_back_at = case when ${isPaused} then given_back_at else ${now} end, misses = 0
      where page_id = ${page.id} and conversation_id = ${id}`)
    tx.notify(page.id, 'inbox')
    context.note({ isPaused })
    return readTalk(context, id)
  },

  async dropDraft(context, { params: { id } }) {
    const { tx, page } = context
    await tx.run(sql`update bot_talks set draft = null where page_id = ${page.id} and conversation_id = ${id}`)
    tx.notify(page.id, 'inbox')
    return readTalk(context, id)
  },

  turns: readTurns,
}

/** @throws conversation/not-found */
async function readTalk({ tx, page, clock }: PageContext, id: string): Promise<BotTalk> {
  const row = await tx.first(sql<Row>`
    select t.bot_id, t.bot_version, t.state, t.expires_at, t.paused_until, t.paused_by, t.given_back_at, t.misses, t.draft,
      b.name as bot_name
    from conversations c
    left join bot_talks t on t.page_id = ${page.id} and t.conversation_id = c.id
    left join chatbots b on b.page_id = ${page.id} and b.id = t.bot_id
    where c.page_id = ${page.id} and c.id = ${id}`)
  if (!row) throw fail('conversation/not-found')
  const now = clock.now()
  const isLater = (at: string | null) => at !== null && Date.parse(at) > now.getTime()
  const ai = await readAi(tx, page.id)
  const memberHours = ai?.isOn ? ai.pauseHours : MEMBER_HOURS
  const memberAt = await memberWroteAt(tx, { pageId: page.id, conversationId: id, talk: row, now, memberHours })
  const byMember = memberAt ? new Date(Date.parse(memberAt) + memberHours * 3600_000).toISOString() : null
  const isPaused = isLater(row.pausedUntil)
  return {
    isOn: await isAnswering(tx, page.id, now),
    chatbot: row.state && isLater(row.expiresAt) ? row.botName : null,
    pausedUntil: isPaused ? row.pausedUntil : byMember,
    pausedBy: isPaused ? row.pausedBy : byMember ? 'member' : null,
    draft: row.draft,
  }
}

type TurnRow = Omit<BotTurn, 'answers' | 'by' | 'sources' | 'refused' | 'tokens' | 'cost' | 'milliseconds'> & {
  said: { text: string }[]
  detail: Partial<Pick<BotTurn, 'by' | 'sources' | 'refused' | 'tokens' | 'cost'>> & { text?: string }
  answeredAt: string | null
}

async function readTurns(
  { tx, page, may }: PageContext,
  { query: { limit, before, decision, conversationId } }: Parameters<Handlers<typeof botTalks>['turns']>[1],
) {
  const rows = await tx.rows(sql<TurnRow>`
    select t.id, t.conversation_id, c.channel, coalesce(m.text, '') as question, t.said, t.decision, t.reason, t.detail, t.at,
      t.answered_at
    from bot_turns t
    join conversations c on c.page_id = ${page.id} and c.id = t.conversation_id
    left join conversation_messages m on m.page_id = ${page.id} and m.id = t.id
    where t.page_id = ${page.id} and t.decision <> '' and (${before ?? null}::uuid is null or t.id < ${before ?? null})
      and (${decision ?? null}::text is null or t.decision = ${decision ?? null})
      and (${conversationId ?? null}::uuid is null or t.conversation_id = ${conversationId ?? null})
    order by t.id desc limit ${limit + 1}`)
  const isNamed = may('guest.identity:read')
  const words = (text: string) => (isNamed ? text : maskText(text, ''))
  const shown = rows.slice(0, limit).map(({ said, detail, answeredAt, question, ...row }) => ({
    ...row,
    question: words(question),
    answers: said.length > 0 ? said.map(({ text }) => words(text)) : detail.text ? [words(detail.text)] : [],
    by: detail.by ?? '',
    sources: detail.sources ?? [],
    refused: detail.refused ?? [],
    tokens: detail.tokens ?? 0,
    cost: detail.cost ?? 0,
    milliseconds: answeredAt ? Math.max(0, Date.parse(answeredAt) - Date.parse(row.at)) : null,
  }))
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
