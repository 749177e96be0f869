import type { Reply } from '@portico/contract/http/endpoint.ts'
import { conversationLabels, conversations, quickReplies } from '@portico/contract/inbox.ts'
import { useReply } from '../core/keys.ts'

export type InboxBoard = Reply<typeof conversations.board>

const MOST = 100

/** What the inbox knows beside its conversations: counts, members, labels, quick replies. */
export function useBoard() {
  const board = useReply(conversations.board, {}, { hasLast: true })
  const labels = useReply(conversationLabels.list, { query: { limit: MOST } })
  const quick = useReply(quickReplies.list, { query: { limit: MOST } })
  return {
    board: board.data,
    labels: labels.data?.rows ?? [],
    quick: quick.data?.rows ?? [],
    reload: () => Promise.all([board.refetch(), labels.refetch(), quick.refetch()]),
  }
}
