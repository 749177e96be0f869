// What can be done with leads; each says how it went, and every list of them is asked again.
import { leads, type Lead } from '@portico/contract/leads.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { useSaved } from '../core/useSaved.ts'
import { confirm } from '../ui/confirm.ts'
import { notify } from '../ui/toasts.ts'
import { leadName } from './words.ts'

type Change = Request<typeof leads.bulk>['body']['change']
type Body = Request<typeof leads.update>['body']

export function useLeadDeeds() {
  const t = useText('leads')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const after = async <T>(work: Promise<T>) => {
    try {
      return await work
    } finally {
      await invalidate(leads)
    }
  }
  return {
    create: async (body: Request<typeof leads.create>['body']) => {
      const made = await after(saved('created', () => api(leads.create, { body })))
      if (!made.isNew) notify({ kind: 'info', text: t('joined') })
    },
    update: (id: string, body: Body) => after(saved('updated', () => api(leads.update, { params: { id }, body }))),
    async remove(lead: Lead) {
      const name = leadName(lead, t)
      const question = { title: t('removeTitle', { name }), text: t('removeText'), confirm: t('action.remove') }
      if (!(await confirm({ ...question, isDanger: true }))) return false
      await after(saved('deleted', () => api(leads.remove, { params: { id: lead.id } })))
      return true
    },
    async bulk(ids: string[], change: Change) {
      const isRemoval = 'remove' in change
      const question = { title: t('removeMany', { count: ids.length }), text: t('removeText') }
      if (isRemoval && !(await confirm({ ...question, confirm: t('action.remove'), isDanger: true }))) return false
      const send = () => api(leads.bulk, { body: { ids, change } })
      const { skipped } = await after(saved(isRemoval ? 'deleted' : 'updated', send))
      if (skipped > 0) notify({ kind: 'info', text: t('skipped', { count: skipped }) })
      return true
    },
  }
}
