// Chatbots as they lie in the database, and as owners read them.
import type { Chatbot } from '@portico/contract/chatbots.ts'
import { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'

/** A page's chatbots, the one that answers first. */
export function readChatbots(tx: Tx, pageId: string, now: Date, id?: string): Promise<Chatbot[]> {
  return tx.rows(sql<Chatbot>`
    select b.id, b.name, b.nodes, b.version, v.at as published_at, b.is_active, b.revision, b.created_at, b.updated_at,
      b.version = 0 or b.nodes <> v.nodes as has_changes,
      (select count(*)::int from bot_talks t where t.page_id = ${pageId} and t.bot_id = b.id and t.state is not null
        and t.expires_at > ${now}) as talking
    from chatbots b
    left join chatbot_versions v on v.page_id = ${pageId} and v.bot_id = b.id and v.version = b.version
    where b.page_id = ${pageId} and (${id ?? null}::uuid is null or b.id = ${id ?? null})
    order by b.is_active desc, b.created_at`)
}

/** @throws chatbot/not-found */
export async function readChatbot({ tx, page, clock }: PageContext, id: string): Promise<Chatbot> {
  const [bot] = await readChatbots(tx, page.id, clock.now(), id)
  if (!bot) throw fail('chatbot/not-found')
  return bot
}

export type PublishedBot = { id: string; name: string; version: number; nodes: BotNodes }

/** The chatbot that answers on a page, or one version of it that somebody talks to. */
export async function readPublished(
  tx: Tx,
  pageId: string,
  which?: { id: string; version: number },
): Promise<PublishedBot | undefined> {
  const row = await tx.first(sql<PublishedBot>`
    select b.id, b.name, v.version, v.nodes from chatbots b
    join chatbot_versions v on v.page_id = ${pageId} and v.bot_id = b.id
      and v.version = ${which ? sql`${which.version}` : sql`b.version`}
    where b.page_id = ${pageId} and ${which ? sql`b.id = ${which.id}` : sql`b.is_active`}`)
  return row && { ...row, nodes: BotNodes.parse(row.nodes) }
}
