import { Button } from '@mantine/core'
import { IconNote, IconSend } from '@tabler/icons-react'
import { MERGE_FIELDS } from '@portico/contract/inbox/words.ts'
import { useText } from '../core/useText.ts'
import { AttachButton } from './AttachButton.tsx'
import type { useAnswer } from './useAnswer.ts'
import type { useSendFile } from './useSendFile.ts'
import css from './composer.module.css'

type Props = {
  answer: ReturnType<typeof useAnswer>
  canAttach: boolean
  files: ReturnType<typeof useSendFile>
}

/** What can be done with what is being written. */
export function ComposerFoot({ answer, canAttach, files }: Props) {
  const t = useText('inbox')
  const { isNote, isWriting, text, switchKind } = answer
  return (
    <div className={css.composerFoot}>
      <AttachButton isDisabled={!canAttach} isSending={files.isSending} onFile={files.send} />
      <Button
        variant={isNote ? 'light' : 'subtle'}
        size="xs"
        data-inbox-note
        aria-pressed={isNote}
        leftSection={<IconNote size={16} stroke={1.8} aria-hidden />}
        onClick={switchKind}
      >
        {t('note.mark')}
      </Button>
      <span className={css.fields}>{MERGE_FIELDS.map((name) => `{${name}}`).join(' ')} · /</span>
      <Button
        type="submit"
        size="xs"
        disabled={!isWriting || text.trim() === ''}
        rightSection={<IconSend size={16} stroke={1.8} aria-hidden />}
      >
        {t(isNote ? 'note.save' : 'send')}
      </Button>
    </div>
  )
}
