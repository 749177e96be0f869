import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useSaved } from '../core/useSaved.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'

type Change = Omit<Input<typeof members.update>['body'], 'page_id'>

/** Members, open invitations and an offered handover of the selected page, and what can be done with them. */
export function useMembers(isEnabled: boolean) {
  const invalidate = useInvalidate()
  const saved = useSaved()
  const page_id = usePage((state) => state.pageId) ?? ''
  const query = useReply(members.list, { query: { page_id } }, { isEnabled })

  async function after<T>(command: Promise<T>): Promise<T> {
    const result = await command
    // The pages name their members as well.
    await invalidate({ list: members.list }, pages)
    return result
  }

  return {
    ...query,
    invite: (body: Omit<Input<typeof members.invite>['body'], 'page_id'>) =>
      after(api(members.invite, { body: { ...body, page_id } })),
    change: (body: Change) => after(saved('updated', () => api(members.update, { body: { ...body, page_id } }))),
    remove: (uid: string) => after(saved('deleted', () => api(members.remove, { body: { page_id, uid } }))),
    withdraw: (id: string) => after(saved('deleted', () => api(members.withdraw, { params: { id } }))),
    resend: (id: string) => after(api(members.resend, { params: { id } })),
    link: (id: string) => api(members.link, { params: { id } }),
    transfer: (uid: string, password: string) => after(api(members.transfer, { body: { page_id, uid, password } })),
    endTransfer: () => after(saved('deleted', () => api(members.endTransfer, { body: { page_id } }))),
    /** Not `after`: a member who left has no access to the page any more. */
    async leave(uid: string) {
      await saved('deleted', () => api(members.remove, { body: { page_id, uid } }))
    },
  }
}
