import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { UNDO_MINUTES } from '@portico/contract/http/undo.ts'
import { useSend } from '../../core/useSend.ts'
import { useText } from '../../core/useText.ts'
import { useNow } from '../now.ts'

type Props = { item: { version: number; publishedAt: string | null }; undo: () => Promise<unknown> }

/** Takes the newest publication back, for as long as the server lets it. */
export function UndoPublish({ item: { version, publishedAt }, undo }: Props) {
  const t = useText('drafts')
  const { send, isSending } = useSend()
  const now = useNow(10)
  const left = publishedAt ? Date.parse(publishedAt) + UNDO_MINUTES * 60_000 - now : 0
  if (version === 0 || left <= 0) return null
  return (
    <Button
      variant="light"
      size="compact-sm"
      loading={isSending}
      leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
      onClick={() => void send(undo, { done: t('review.undone'), seconds: 4 })}
    >
      {t('review.undo', { minutes: Math.min(UNDO_MINUTES, Math.ceil(left / 60_000)) })}
    </Button>
  )
}
