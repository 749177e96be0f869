import { useRef } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { DOCUMENT_TYPES, PICTURE_TYPES } from '@portico/contract/inbox/words.ts'
import { useText } from '../core/useText.ts'

type Props = { isDisabled: boolean; isSending: boolean; onFile: (file: File) => Promise<void> }

/** Chooses a picture or a document, which is sent at once. */
export function AttachButton({ isDisabled, isSending, onFile }: Props) {
  const t = useText('inbox')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={[...PICTURE_TYPES, 'image/webp', ...DOCUMENT_TYPES].join()}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) void onFile(file)
        }}
      />
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('attach')}
        title={t('attach')}
        disabled={isDisabled}
        loading={isSending}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </>
  )
}
