import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useSend } from '../core/useSend.ts'
import { useLiveReply } from './useLiveReply.ts'

/** How far the selected page is on its way to the first guest, as it happens. */
export function useFirstSteps() {
  const eid = usePage((state) => state.pageId) ?? ''
  const invalidate = useInvalidate()
  const { send } = useSend()
  const { data } = useLiveReply(pages.firstSteps, { params: { eid } }, ['devices', 'visits', 'members'])

  async function close() {
    await send(() => api(pages.closeFirstSteps, { params: { eid } }))
    await invalidate({ firstSteps: pages.firstSteps })
  }

  return { facts: data, close }
}
