import { allows, mayMember, type Permission } from '@portico/contract/access.ts'
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import type { Page } from '@portico/contract/pages.ts'
import { usePage } from './page.ts'
import { useSelectedPage } from './selectedPage.ts'
import { useSession } from './session.ts'

/** Whether the signed-in user may do something on the selected page, or on the page given. The server decides again. */
export function useAllows(permission: Permission, page?: Page): boolean {
  const selectedRole = usePage((state) => state.role)
  const uid = useSession((state) => state.session?.id)
  const role = page ? page.UserPages.find((member) => member.uid === uid)?.role : selectedRole
  return allows(role ?? undefined, permission)
}

/** Like {@link useAllows} on the selected page, for rights that ask the member's own switch for personal data as well. */
export function useAllowsPersonal(permission: Permission): boolean {
  const role = usePage((state) => state.role)
  const uid = useSession((state) => state.session?.id)
  const member = useSelectedPage()?.UserPages.find((one) => one.uid === uid)
  return role !== null && mayMember({ role, canReadIdentity: member?.canReadIdentity ?? null }, permission)
}

/** Whether the signed-in user is a platform administrator (specification §6). Display only. */
export function useIsAdmin(): boolean {
  return useSession((state) => state.session?.group_id === ADMIN_GROUP)
}
