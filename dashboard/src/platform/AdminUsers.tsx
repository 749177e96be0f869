import { useMemo, useState } from 'react'
import { IconLock, IconLockOpen, IconLogout } from '@tabler/icons-react'
import { adminUsers, USER_STATES, type AdminUser } from '@portico/contract/platform.ts'
import { api } from '../core/api.ts'
import { useSession } from '../core/session.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { placeOf, usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column, RowAction } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { confirm } from '../ui/confirm.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ReasonDrawer, type Measure } from './ReasonDrawer.tsx'

const TONES = { active: 'good', suspended: 'bad', admin: 'info' } as const
const readPlace = placeOf(adminUsers.list)
const stateOf = ({ isActive, isAdmin }: AdminUser) => (!isActive ? 'suspended' : isAdmin ? 'admin' : 'active')

/** Every account of the platform: found, closed, signed out. */
export function AdminUsers() {
  const t = useText('platform')
  const [place, go] = usePlace(readPlace)
  const list = useList(adminUsers, place)
  const [measure, take] = useState<Measure | null>(null)
  const filters = [
    { kind: 'search', name: 'search', label: t('users.search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'state',
      label: t('state'),
      placeholder: t('any'),
      options: USER_STATES.map((value) => ({ value, label: t(`users.state.${value}`) })),
    },
  ] as const
  return (
    <Screen title={t('users.title')} lead={t('users.lead')}>
      <FilteredList
        {...list}
        label={t('users.title')}
        filters={filters}
        place={place}
        onPlace={go}
        columns={useColumns()}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        actions={useUserActions(take, list.reload)}
        empty={<EmptyState art={<EmptyCup />} title={t('none')} text={t('users.lead')} />}
      />
      <ReasonDrawer measure={measure} onClose={() => take(null)} />
    </Screen>
  )
}

function useUserActions(take: (measure: Measure) => void, reload: () => unknown): RowAction<AdminUser>[] {
  const t = useText('platform')
  const saved = useSaved()
  const own = useSession(({ session }) => session?.id)
  const suspend = ({ userId, name }: AdminUser) =>
    take({
      title: t('users.suspend'),
      name,
      text: t('users.suspendText'),
      submit: t('users.suspend'),
      async run(reason) {
        await saved('updated', () => api(adminUsers.suspend, { params: { userId }, body: { reason } }))
        reload()
      },
    })
  const change = async (endpoint: typeof adminUsers.resume | typeof adminUsers.signOut, { userId }: AdminUser) => {
    await saved('updated', () => api(endpoint, { params: { userId }, body: {} })).catch(() => undefined)
    reload()
  }
  const signOut = async (user: AdminUser) => {
    const title = t('users.signOutTitle', { name: user.name })
    if (await confirm({ title, text: t('users.signOutText'), confirm: t('users.signOut') }))
      await change(adminUsers.signOut, user)
  }
  return [
    {
      key: 'out',
      label: t('users.signOut'),
      icon: IconLogout,
      isFor: ({ signIns }) => signIns > 0,
      run: (user) => void signOut(user),
    },
    {
      key: 'suspend',
      label: t('users.suspend'),
      icon: IconLock,
      isDanger: true,
      isFor: ({ isActive, userId }) => isActive && userId !== own,
      run: suspend,
    },
    {
      key: 'resume',
      label: t('users.resume'),
      icon: IconLockOpen,
      isFor: ({ isActive }) => !isActive,
      run: (user) => void change(adminUsers.resume, user),
    },
  ]
}

function useColumns(): Column<AdminUser>[] {
  const t = useText('platform')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<AdminUser>(
        t('users.name'),
        ({ name }) => name,
        ({ address }) => address,
      ),
      stateColumn<AdminUser, keyof typeof TONES>(t('state'), TONES, stateOf, (state) => t(`users.state.${state}`)),
      { key: 'pages', label: t('users.pages'), align: 'end', cell: ({ pages }) => format.number(pages) },
      {
        key: 'signIns',
        label: t('users.signIns'),
        align: 'end',
        isWide: true,
        cell: ({ signIns }) => format.number(signIns),
      },
      {
        key: 'steps',
        label: t('users.twoSteps'),
        isWide: true,
        cell: ({ hasTwoSteps }) => (hasTwoSteps ? t('users.on') : t('users.off')),
      },
      {
        key: 'used',
        label: t('users.lastUsed'),
        isWide: true,
        cell: ({ lastUsedAt }) => (lastUsedAt ? format.dateTime(lastUsedAt) : '–'),
      },
      { key: 'made', label: t('made'), isWide: true, cell: ({ createdAt }) => format.date(createdAt) },
    ],
    [t, format],
  )
}
