import { useEffect, useLayoutEffect, useRef } from 'react'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react'
import type { QuickReply } from '@portico/contract/inbox.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { GuestName } from '../ui/GuestName.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import { StateButtons } from './StateButtons.tsx'
import type { ConversationCommands } from './useCommands.ts'
import { usePresence } from './usePresence.ts'
import type { Thread } from './useThread.ts'
import css from './thread.module.css'
import widths from './widths.module.css'

type Props = {
  thread: Thread
  commands: ConversationCommands
  id: string
  quick: readonly QuickReply[]
  venue: string
  onBack: () => void
  onAside: () => void
}

/** One conversation: who it is with, what was said, and the answer. */
export function ConversationView({ thread, commands, id, quick, venue, onBack, onAside }: Props) {
  const t = useText('inbox')
  const mayReply = useAllows('zalo:reply')
  const { people, noteTyping } = usePresence(id)
  const { conversation, messages, unsent } = thread
  const box = useScrollToEnd(`${messages.at(-1)?.id} ${unsent.length}`)
  if (thread.error && !conversation) return <ErrorState error={thread.error} onRetry={thread.reload} />
  const name = conversation?.name || t('somebody')
  return (
    <div className={css.thread}>
      <header className={css.threadHead}>
        <ActionIcon className={widths.onlyPhone} variant="subtle" size={44} aria-label={t('back')} onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
        <h2>
          <GuestName id={conversation?.guestId ?? null} name={name} />
        </h2>
        {conversation && mayReply && <StateButtons conversation={conversation} commands={commands} />}
        <ActionIcon
          className={widths.onlyNarrow}
          variant="subtle"
          size={44}
          aria-label={t('details')}
          onClick={onAside}
        >
          <IconInfoCircle size={20} aria-hidden />
        </ActionIcon>
      </header>
      <div ref={box} className={css.messages} role="log" aria-label={t('messages', { name })} tabIndex={0}>
        {thread.isLoading && <SkeletonCards />}
        {thread.hasEarlier && (
          <Button variant="subtle" size="xs" loading={thread.isLoadingEarlier} onClick={thread.loadEarlier}>
            {t('earlier')}
          </Button>
        )}
        <MessageList messages={messages} unsent={unsent} onRetry={commands.retry} />
      </div>
      <p className={css.present} role="status">
        {people
          .map(({ displayName, isTyping }) => t(isTyping ? 'typing' : 'looking', { name: displayName }))
          .join(' · ')}
      </p>
      {conversation && mayReply && (
        <Composer
          key={id}
          conversation={conversation}
          quick={quick}
          venue={venue}
          onTyping={noteTyping}
          send={thread.send}
          reload={thread.reload}
          note={commands.note}
        />
      )}
    </div>
  )
}

/** Keeps the newest in sight, unless somebody reads further up. */
function useScrollToEnd(newest: string) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  })
  useLayoutEffect(() => {
    const element = box.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [newest])
  return box
}
