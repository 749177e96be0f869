import { useCallback, useMemo } from 'react'
import { IconArrowsExchange, IconUserCog, IconUserMinus } from '@tabler/icons-react'
import { outranks } from '@portico/contract/access.ts'
import type { Member } from '@portico/contract/members.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { useLatest } from '../ui/useLatest.ts'

type Commands = {
  list: { remove: (uid: string) => Promise<unknown> }
  change: (member: Member) => void
  transfer: (member: Member) => void
}

/** What may be done with a member: only with those below one's own rank. */
export function useMemberActions(commands: Commands) {
  const t = useText('members')
  const own = usePage((state) => state.role) ?? undefined
  const mayWrite = useAllows('page.roles:write')
  const mayRemove = useAllows('page.roles:delete')
  const mayTransfer = useAllows('page.settings:transfer')
  const latest = useLatest(commands)
  const mayChange = useCallback((member: Member) => mayWrite && outranks(own, member.role), [mayWrite, own])

  const remove = useCallback(
    async (member: Member) => {
      const name = member.displayName || member.email_mobile
      const isSure = await confirm({
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        isDanger: true,
      })
      if (isSure) await latest.current.list.remove(member.uid).catch(() => undefined)
    },
    [t, latest],
  )

  const actions = useMemo(() => {
    const all: RowAction<Member>[] = [
      {
        key: 'change',
        label: t('change.open'),
        icon: IconUserCog,
        isFor: mayChange,
        run: (member) => latest.current.change(member),
      },
      {
        key: 'transfer',
        label: t('transfer.open'),
        icon: IconArrowsExchange,
        isFor: (member) => mayTransfer && outranks(own, member.role),
        run: (member) => latest.current.transfer(member),
      },
      {
        key: 'remove',
        label: t('remove.open'),
        icon: IconUserMinus,
        isDanger: true,
        isFor: (member) => mayRemove && outranks(own, member.role),
        run: (member) => void remove(member),
      },
    ]
    return all
  }, [t, mayChange, mayRemove, mayTransfer, own, remove, latest])

  return { actions, mayChange }
}
