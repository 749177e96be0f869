// What can be done with leads; each says how it went, and every list of them is asked again.
import { leads, type Lead } from '@portico/contract/leads.ts'
import type { Reply, Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate } from '../core/keys.ts'
import { prepareCall } from '../core/prepareCall.ts'
import { useText } from '../core/useText.ts'
import { useSaved } from '../core/useSaved.ts'
import { notify } from '../ui/toasts.ts'
import { offerUndo, removeLater } from '../ui/undo.ts'

type Change = Exclude<Request<typeof leads.bulk>['body']['change'], { remove: true }>
type Body = Request<typeof leads.update>['body']

export function useLeadCommands() {
  const t = useText('leads')
  const words = useText('drafts')
  const shell = useText('shell')
  const errorText = useErrorText()
  const saved = useSaved()
  const invalidate = useInvalidate()
  const after = async <T>(work: Promise<T>) => {
    try {
      return await work
    } finally {
      await invalidate(leads)
    }
  }
  const tellFailure = (error: unknown) =>
    notify({ kind: 'bad', text: shell('failed.deleted', { message: errorText(error) }) })
  const tellSkipped = ({ skipped }: Reply<typeof leads.bulk>) =>
    skipped > 0 && notify({ kind: 'info', text: t('skipped', { count: skipped }) })
  return {
    create: async (body: Request<typeof leads.create>['body']) => {
      const made = await after(saved('created', () => api(leads.create, { body })))
      if (!made.isNew) notify({ kind: 'info', text: t('joined') })
    },
    update: (id: string, body: Body) => after(saved('updated', () => api(leads.update, { params: { id }, body }))),
    /** Deletes them unless that is taken back. */
    async remove(ids: string[]) {
      try {
        const send = await prepareCall(leads.bulk, { body: { ids, change: { remove: true } } })
        const text = t('removed', { count: ids.length })
        removeLater({ keys: ids, text, label: words('undo'), send: () => after(send()).then(tellSkipped, tellFailure) })
      } catch (error) {
        tellFailure(error)
      }
    },
    /** Changes them at once, which can be taken back. */
    async change(chosen: Lead[], change: Change) {
      const send = (ids: string[], to: Change) => api(leads.bulk, { body: { ids, change: to } })
      const all = chosen.map(({ id }) => id)
      tellSkipped(await after(saved('updated', () => send(all, change))))
      const back = groupBefore(chosen, change)
      const undo = () => after(Promise.all(back.map(([to, ids]) => send(ids, to)))).catch(tellFailure)
      offerUndo({ text: t('changed', { count: chosen.length }), label: words('undo'), undo: () => void undo() })
    },
  }
}

/** What each of them was before a change, so that it can be put back. */
function groupBefore(chosen: readonly Lead[], change: Change): [Change, string[]][] {
  const groups = new Map<string | null, string[]>()
  for (const lead of chosen) {
    const value = 'stage' in change ? lead.stage : lead.ownerId
    groups.set(value, [...(groups.get(value) ?? []), lead.id])
  }
  return [...groups].map(([value, ids]) => ['stage' in change ? { stage: value ?? '' } : { ownerId: value }, ids])
}
