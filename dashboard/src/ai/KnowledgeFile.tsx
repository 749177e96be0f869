import { useRef } from 'react'
import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import type { SendingFile } from '../ui/media/useSending.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import type { useKnowledgeFile } from './useKnowledgeFile.ts'
import css from './ai.module.css'

const TYPES = '.pdf,.txt,.md,.csv,application/pdf,text/plain,text/markdown,text/csv'

/** PDF and plain text, read by the server. */
export function KnowledgeFile({ sending, add }: ReturnType<typeof useKnowledgeFile>) {
  const t = useText('aiKnowledge')
  const input = useRef<HTMLInputElement>(null)
  if (sending) return <Sending sending={sending} />
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        aria-label={t('addFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void add(file)
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        leftSection={<IconFileUpload size={17} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('addFile')}
      </Button>
    </div>
  )
}

function Sending({ sending: { name, sent, size, isOffline } }: { sending: SendingFile }) {
  const t = useText('aiKnowledge')
  const words = isOffline ? t('fileOffline') : t(sent < size ? 'fileSending' : 'fileReading', { name })
  return (
    <div className={css.sending} role="status">
      <span>{words}</span>
      <ProgressBar value={sent} max={size} label={words} />
    </div>
  )
}
