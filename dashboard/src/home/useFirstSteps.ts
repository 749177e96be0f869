import { useQueryClient } from '@tanstack/react-query'
import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { usePage } from '../core/page.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveQuery } from './useLiveQuery.ts'

const NAME = 'first-steps'

/** How far the selected page is on its way to the first guest, as it happens. */
export function useFirstSteps() {
  const eid = usePage((state) => state.pageId) ?? ''
  const client = useQueryClient()
  const errorText = useErrorText()
  const { data } = useLiveQuery(NAME, ['devices', 'visits', 'members'], (signal) =>
    api(pages.firstSteps, { params: { eid } }, signal),
  )

  async function close() {
    try {
      await api(pages.closeFirstSteps, { params: { eid } })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await client.invalidateQueries({ queryKey: [NAME] })
  }

  return { facts: data, close }
}
