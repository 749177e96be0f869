import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { Member } from '@portico/contract/members.ts'
import { useAllows } from '../core/rights.ts'
import { useSession } from '../core/session.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { useLatest } from '../ui/useLatest.ts'
import { ChangeDrawer } from './ChangeDrawer.tsx'
import { Handover } from './Handover.tsx'
import { InviteDrawer } from './InviteDrawer.tsx'
import { memberColumns } from './memberColumns.tsx'
import { OwnRole } from './OwnRole.tsx'
import { PendingInvitations } from './PendingInvitations.tsx'
import { TransferDrawer } from './TransferDrawer.tsx'
import { useMemberActions } from './useMemberActions.ts'
import { useMembers } from './useMembers.ts'
import { fetchAgain } from '../core/fetchAgain.ts'

/** Who works on the page. Roles that may not see the others see their own, and can leave. */
export function MembersPage() {
  const t = useText('members')
  const mayRead = useAllows('page.roles:read')
  return mayRead ? (
    <Roster />
  ) : (
    <Screen title={t('title')} lead={t('lead')}>
      <OwnRole />
    </Screen>
  )
}

function Roster() {
  const t = useText('members')
  const format = useFormat()
  const mayInvite = useAllows('page.roles:write')
  const self = useSession((state) => state.session?.id)
  const list = useMembers(true)
  useLiveReload(['members'], () => fetchAgain(list))
  const [isInviting, setInviting] = useState(false)
  const [changed, setChanged] = useState<Member | null>(null)
  const [heir, setHeir] = useState<Member | null>(null)
  const { actions, mayChange } = useMemberActions({ list, change: setChanged, transfer: setHeir })
  const change = useLatest(list.change)
  const columns = useMemo(
    () =>
      memberColumns({
        t,
        format,
        self,
        mayChange,
        // A toast shows how it went.
        onIdentity: ({ uid }, canReadIdentity) => void change.current({ uid, canReadIdentity }).catch(() => undefined),
      }),
    [t, format, self, mayChange, change],
  )
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        mayInvite && (
          <Button leftSection={<IconUserPlus size={17} stroke={2} aria-hidden />} onClick={() => setInviting(true)}>
            {t('invite.open')}
          </Button>
        )
      }
    >
      {list.data?.transfer && <Handover transfer={list.data.transfer} onEnd={list.endTransfer} />}
      <DataTable
        label={t('title')}
        columns={columns}
        rowKey={(member) => member.uid}
        rowName={(member) => member.displayName || member.email_mobile}
        rows={list.data?.rows ?? []}
        loading={list.isPending}
        error={list.error}
        reload={list.refetch}
        actions={actions}
        empty={<EmptyState art={<EmptyCup />} title={t('pending.none')} />}
      />
      <OwnRole />
      <PendingInvitations invitations={list.data?.invitations ?? []} list={list} />
      <InviteDrawer isOpen={isInviting} onClose={() => setInviting(false)} onInvite={list.invite} />
      <ChangeDrawer member={changed} onClose={() => setChanged(null)} onChange={list.change} />
      <TransferDrawer heir={heir} onClose={() => setHeir(null)} onTransfer={list.transfer} />
    </Screen>
  )
}
