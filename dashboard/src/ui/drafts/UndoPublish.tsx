import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { UNDO_MINUTES } from '@portico/contract/http/undo.ts'
import { useErrorText } from '../../core/errors.ts'
import { useText } from '../../core/useText.ts'
import { useNow } from '../now.ts'
import { message, notify } from '../toasts.ts'

type Props = { item: { version: number; publishedAt: string | null }; undo: () => Promise<unknown> }

/** Takes the newest publication back, for as long as the server lets it. */
export function UndoPublish({ item: { version, publishedAt }, undo }: Props) {
  const t = useText('drafts')
  const errorText = useErrorText()
  const now = useNow(10)
  const [isBusy, setBusy] = useState(false)
  const left = publishedAt ? Date.parse(publishedAt) + UNDO_MINUTES * 60_000 - now : 0
  if (version === 0 || left <= 0) return null

  async function run() {
    setBusy(true)
    try {
      await undo()
      message(t('review.undone'), { seconds: 4 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="light"
      size="compact-sm"
      loading={isBusy}
      leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
      onClick={() => void run()}
    >
      {t('review.undo', { minutes: Math.min(UNDO_MINUTES, Math.ceil(left / 60_000)) })}
    </Button>
  )
}
