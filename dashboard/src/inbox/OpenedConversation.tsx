import type { ConversationLabel, QuickReply } from '@portico/contract/inbox.ts'
import { useAllows } from '../core/rights.ts'
import { useSession } from '../core/session.ts'
import { useText } from '../core/useText.ts'
import { SplitAside, SplitContent } from '../ui/SplitView.tsx'
import { ConversationView } from './ConversationView.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import type { Place } from './place.ts'
import { useSnoozeTimes } from './useSnoozeTimes.ts'
import type { InboxBoard } from './useBoard.ts'
import { useCommands } from './useCommands.ts'
import { useDeletion } from './useDeletion.ts'
import { focusOn, useInboxKeys, type InboxKey } from './useInboxKeys.ts'
import { useThread } from './useThread.ts'

type Props = {
  id: string
  place: Place
  board: InboxBoard | undefined
  labels: readonly ConversationLabel[]
  quick: readonly QuickReply[]
  refresh: () => Promise<unknown>
  go: (place: Place, how?: { isStep: boolean }) => void
}

const OWN_KEYS: ReadonlySet<InboxKey> = new Set(['answer', 'note', 'close', 'snooze', 'take', 'unread'])

/** The conversation that was chosen, with who it is with. */
export function OpenedConversation({ id, place, board, labels, quick, refresh, go }: Props) {
  const t = useText('inbox')
  const thread = useThread(id)
  const { conversation } = thread
  const onGone = () => go({ ...place, id: undefined, pane: undefined })
  const commands = useCommands(conversation, id, { refresh, onGone })
  const remove = useDeletion(id, () => {
    onGone()
    return refresh()
  })
  const uid = useSession((state) => state.session?.id)
  const mayReply = useAllows('zalo:reply')
  const [, tomorrow] = useSnoozeTimes()
  useInboxKeys((key: InboxKey) => {
    if (!conversation || !mayReply || !OWN_KEYS.has(key)) return false
    if (key === 'answer') focusOn('answer')
    if (key === 'note') document.querySelector<HTMLElement>('[data-inbox-note]')?.click()
    if (key === 'close') void commands.change({ status: 'closed' })
    if (key === 'snooze') void commands.change({ status: 'waiting', snoozedUntil: tomorrow.at.toISOString() })
    if (key === 'take' && uid) void commands.change({ assigneeId: uid })
    if (key === 'unread') void commands.markUnread()
    return true
  })
  return (
    <>
      <SplitContent>
        <ConversationView
          thread={thread}
          commands={commands}
          id={id}
          quick={quick}
          venue={board?.venue ?? ''}
          onBack={onGone}
          onAside={() => go({ ...place, pane: 'aside' }, { isStep: true })}
        />
      </SplitContent>
      {conversation && (
        <SplitAside label={t('details')}>
          <PersonPanel
            conversation={conversation}
            board={board}
            labels={labels}
            commands={commands}
            onBack={() => go({ ...place, pane: undefined })}
            onRemove={remove}
          />
        </SplitAside>
      )}
    </>
  )
}
