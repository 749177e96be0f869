import { conversations } from '@portico/contract/inbox.ts'
import { api } from '../core/api.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'

/** Deletes a conversation, after asking. @param onGone what follows */
export function useDeletion(id: string, onGone: () => unknown) {
  const t = useText('inbox')
  const saved = useSaved()
  return async () => {
    const isSure = await confirm({
      title: t('remove.title'),
      text: t('remove.text'),
      confirm: t('remove.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    await saved('deleted', () => api(conversations.remove, { params: { id } })).then(onGone, () => undefined)
  }
}
