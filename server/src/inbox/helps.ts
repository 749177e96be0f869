// What helps to answer: labels, and words kept under a short name.
import { conversationLabels, quickReplies } from '@portico/contract/inbox.ts'
import { sql } from '../core/db/database.ts'
import { calls } from '../core/feature.ts'
import { onTable } from '../core/http/onTable.ts'
import type { Handlers } from '../core/http/context.ts'

const labels = onTable(conversationLabels, 'conversation_labels', {
  notFound: 'conversation-label/not-found',
  duplicate: 'conversation-label/taken',
  full: 'conversation-label/too-many',
  order: [{ by: sql`t.name` }, { by: sql`t.id` }],
  topic: 'inbox',
  note: ({ name }) => ({ name }),
})

const labelHandlers: Handlers<typeof conversationLabels> = {
  ...labels,
  async remove(context, { params }) {
    const { tx, page } = context
    await tx.run(sql`
      update conversations set labels = array_remove(labels, ${params.id}::uuid)
      where page_id = ${page.id} and ${params.id}::uuid = any(labels)`)
    return labels.remove(context, { params })
  },
}

const replies = onTable(quickReplies, 'quick_replies', {
  notFound: 'quick-reply/not-found',
  duplicate: 'quick-reply/taken',
  full: 'quick-reply/too-many',
  order: [{ by: sql`t.shortcut` }, { by: sql`t.id` }],
  topic: 'inbox',
  note: ({ shortcut }) => ({ name: `/${shortcut}` }),
})

/** Labels and quick replies of a page. */
export const helpCalls = [
  calls('conversationLabels', conversationLabels, labelHandlers),
  calls('quickReplies', quickReplies, replies),
]
