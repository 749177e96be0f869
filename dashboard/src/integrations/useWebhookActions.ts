import { useMemo } from 'react'
import { IconEdit, IconKey, IconSend, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'

type Deeds = {
  mayWrite: boolean
  reload: () => Promise<unknown>
  edit: (webhook: Webhook) => void
  show: (signingSecret: string) => void
}

/** What the owner may do with a webhook. */
export function useWebhookActions(deeds: Deeds): RowAction<Webhook>[] {
  const t = useText('integrations')
  const saved = useSaved()
  const errorText = useErrorText()
  const client = useQueryClient()
  const latest = useLatest(deeds)
  const { mayWrite } = deeds

  return useMemo(() => {
    async function sendTest({ id }: Webhook) {
      try {
        await api(webhooks.test, { params: { id } })
        message(t('hook.testSent'), { seconds: 4 })
        await client.invalidateQueries({ queryKey: [webhooks.deliveries.path] })
      } catch (error) {
        notify({ kind: 'bad', text: errorText(error) })
      }
    }
    async function rotate({ id }: Webhook) {
      const [title, text] = [t('hook.rotateTitle'), t('hook.rotateText')]
      if (!(await confirm({ title, text, confirm: t('hook.rotate') }))) return
      const made = await saved('updated', () => api(webhooks.rotate, { params: { id } })).catch(() => undefined)
      if (made) latest.current.show(made.signingSecret)
      await latest.current.reload()
    }
    async function remove({ id }: Webhook) {
      const [title, text] = [t('hook.removeTitle'), t('hook.removeText')]
      if (!(await confirm({ title, text, confirm: t('hook.remove'), isDanger: true }))) return
      await saved('deleted', () => api(webhooks.remove, { params: { id } })).catch(() => undefined)
      await latest.current.reload()
    }
    if (!mayWrite) return []
    return [
      { key: 'edit', label: t('edit'), icon: IconEdit, run: (hook) => latest.current.edit(hook) },
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
  }, [t, saved, errorText, client, latest, mayWrite])
}
