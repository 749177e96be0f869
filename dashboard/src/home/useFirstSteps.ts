import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { usePage } from '../core/page.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveReply } from './useLiveReply.ts'

/** How far the selected page is on its way to the first guest, as it happens. */
export function useFirstSteps() {
  const eid = usePage((state) => state.pageId) ?? ''
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  const { data } = useLiveReply(pages.firstSteps, { params: { eid } }, ['devices', 'visits', 'members'])

  async function close() {
    try {
      await api(pages.closeFirstSteps, { params: { eid } })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await invalidate({ firstSteps: pages.firstSteps })
  }

  return { facts: data, close }
}
