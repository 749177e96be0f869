import { Textarea } from '@mantine/core'
import type { OpenConversation } from '@portico/contract/inbox.ts'
import { fillFields, MOST_REPLY_LETTERS } from '@portico/contract/inbox/words.ts'
import { withoutAccents } from '@portico/contract/messages/textParts.ts'
import { useSession } from '../core/session.ts'
import { useText } from '../core/useText.ts'
import { BotNote } from './BotNote.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { QuickReplies } from './QuickReplies.tsx'
import { TemplateOffers } from './TemplateOffers.tsx'
import { TextMeter } from './TextMeter.tsx'
import { useAnswer, type AnswerWays } from './useAnswer.ts'
import { useSendFile } from './useSendFile.ts'
import { WindowNote } from './WindowNote.tsx'
import css from './composer.module.css'

type Props = Omit<AnswerWays, 'canSend'> & {
  conversation: OpenConversation
  venue: string
  onTyping: () => void
  reload: () => Promise<unknown>
}

/** Where the answer is written; what the channel still takes is said before a word is typed. */
export function Composer({ conversation, venue, onTyping, ...ways }: Props) {
  const t = useText('inbox')
  const me = useSession((state) => state.session?.displayName ?? '')
  const canSend = conversation.window.state === 'free' || conversation.window.state === 'open'
  const answer = useAnswer({ ...ways, canSend })
  const { field, text, setText, isNote, isWriting, slash, submit, press } = answer
  const canAttach = canSend && !isNote && conversation.takesFiles
  const files = useSendFile(conversation.id, ways.send)
  const filled = fillFields(text, { name: conversation.name, venue, me })
  return (
    <form
      className={css.composer}
      data-note={isNote || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <WindowNote conversation={conversation} />
      <BotNote conversationId={conversation.id} onUse={setText} />
      {conversation.channel === 'zalo' && conversation.window.state === 'over' && (
        <TemplateOffers conversationId={conversation.id} onSent={ways.reload} />
      )}
      {slash.found.length > 0 && <QuickReplies {...slash} />}
      <Textarea
        ref={field}
        data-inbox-answer
        aria-label={t(isNote ? 'note.write' : 'write')}
        placeholder={t(isNote ? 'note.placeholder' : canSend ? 'placeholder' : 'placeholderOver')}
        disabled={!isWriting}
        value={text}
        maxLength={MOST_REPLY_LETTERS}
        autosize
        minRows={2}
        maxRows={8}
        onKeyDown={press}
        onPaste={(event) => {
          const file = event.clipboardData.files[0]
          if (!file || !canAttach) return
          event.preventDefault()
          void files.send(file)
        }}
        onChange={(event) => {
          setText(event.currentTarget.value)
          if (!isNote) onTyping()
        }}
      />
      {!isNote && filled !== text && <p className={css.preview}>{t('preview', { text: filled })}</p>}
      {conversation.channel === 'sms' && !isNote && filled !== '' && (
        <TextMeter text={filled} rate={conversation.rate} onPlain={() => setText(withoutAccents(text))} />
      )}
      <ComposerFoot answer={answer} canAttach={canAttach} files={files} />
    </form>
  )
}
