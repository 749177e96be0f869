import { useMemo } from 'react'
import { IconEdit, IconKey, IconSend, IconTrash } from '@tabler/icons-react'
import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate } from '../core/keys.ts'
import type { useResource } from '../core/useResource.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'
import { useRemoval } from '../ui/useRemoval.ts'

/** What the owner may do with a webhook. */
export function useWebhookActions(
  mayWrite: boolean,
  { edit, show, list, remove: drop }: ReturnType<typeof useResource<typeof webhooks>>,
): RowAction<Webhook>[] {
  const t = useText('integrations')
  const saved = useSaved()
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const latest = useLatest({ reload: list.reload, invalidate })
  const remove = useRemoval<Webhook>(
    () => ({ title: t('hook.removeTitle'), text: t('hook.removeText'), confirm: t('hook.remove'), isDanger: true }),
    drop,
  )

  return useMemo(() => {
    async function sendTest({ id }: Webhook) {
      try {
        await api(webhooks.test, { params: { id } })
        message(t('hook.testSent'), { seconds: 4 })
        await latest.current.invalidate({ deliveries: webhooks.deliveries })
      } catch (error) {
        notify({ kind: 'bad', text: errorText(error) })
      }
    }
    async function rotate({ id }: Webhook) {
      const [title, text] = [t('hook.rotateTitle'), t('hook.rotateText')]
      if (!(await confirm({ title, text, confirm: t('hook.rotate') }))) return
      const made = await saved('updated', () => api(webhooks.rotate, { params: { id } })).catch(() => undefined)
      if (made) show({ label: t('once.signing'), secret: made.signingSecret })
      await latest.current.reload()
    }
    if (!mayWrite) return []
    return [
      { key: 'edit', label: t('edit'), icon: IconEdit, run: edit },
      {
        key: 'test',
        label: t('hook.sendTest'),
        icon: IconSend,
        isFor: ({ isOn }) => isOn,
        run: (hook) => void sendTest(hook),
      },
      { key: 'rotate', label: t('hook.rotate'), icon: IconKey, run: (hook) => void rotate(hook) },
      { key: 'remove', label: t('hook.remove'), icon: IconTrash, isDanger: true, run: (hook) => void remove(hook) },
    ]
  }, [t, saved, errorText, latest, mayWrite, edit, show, remove])
}
