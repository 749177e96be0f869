import { useMemo, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { IconEye, IconLock, IconLockOpen } from '@tabler/icons-react'
import { adminPages, PAGE_STATES, type AdminPage } from '@portico/contract/platform.ts'
import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { selectPage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { placeOf, usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column, RowAction } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ReasonDrawer, type Measure } from './ReasonDrawer.tsx'

const TONES = { open: 'good', suspended: 'bad' } as const
const readPlace = placeOf(adminPages.list)
const stateOf = ({ suspendedAt }: AdminPage) => (suspendedAt ? 'suspended' : 'open')

/** Every page of the platform: found, looked at, taken down. */
export function AdminPages() {
  const t = useText('platform')
  const [place, go] = usePlace(readPlace)
  const list = useList(adminPages, place)
  const [measure, take] = useState<Measure | null>(null)
  const filters = [
    { kind: 'search', name: 'search', label: t('pages.search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'state',
      label: t('state'),
      placeholder: t('any'),
      options: PAGE_STATES.map((value) => ({ value, label: t(`pages.state.${value}`) })),
    },
  ] as const
  return (
    <Screen title={t('pages.title')} lead={t('pages.lead')}>
      <FilteredList
        {...list}
        label={t('pages.title')}
        filters={filters}
        place={place}
        onPlace={go}
        columns={useColumns()}
        rowKey={({ pageId }) => pageId}
        rowName={({ name }) => name}
        actions={usePageActions(take, list.reload)}
        empty={<EmptyState art={<EmptyCup />} title={t('none')} text={t('pages.lead')} />}
      />
      <ReasonDrawer measure={measure} onClose={() => take(null)} />
    </Screen>
  )
}

function usePageActions(take: (measure: Measure) => void, reload: () => unknown): RowAction<AdminPage>[] {
  const t = useText('platform')
  const saved = useSaved()
  const navigate = useNavigate()
  const refresh = useInvalidate()
  const suspend = ({ pageId, name }: AdminPage) =>
    take({
      title: t('pages.suspend'),
      name,
      text: t('pages.suspendText'),
      submit: t('pages.suspend'),
      async run(reason) {
        await saved('updated', () => api(adminPages.suspend, { params: { pageId }, body: { reason } }))
        reload()
      },
    })
  const look = ({ pageId, name }: AdminPage) =>
    take({
      title: t('pages.look'),
      name,
      text: t('pages.lookText'),
      submit: t('pages.look'),
      async run(reason) {
        await api(adminPages.look, { params: { pageId }, body: { reason } })
        await refresh(pages)
        await selectPage(pageId)
        await navigate({ to: '/dashboard' })
      },
    })
  const resume = async ({ pageId }: AdminPage) => {
    await saved('updated', () => api(adminPages.resume, { params: { pageId }, body: {} })).catch(() => undefined)
    reload()
  }
  return [
    { key: 'look', label: t('pages.look'), icon: IconEye, isInline: true, run: look },
    {
      key: 'suspend',
      label: t('pages.suspend'),
      icon: IconLock,
      isDanger: true,
      isFor: (page) => page.suspendedAt === null,
      run: suspend,
    },
    {
      key: 'resume',
      label: t('pages.resume'),
      icon: IconLockOpen,
      isFor: (page) => page.suspendedAt !== null,
      run: (page) => void resume(page),
    },
  ]
}

function useColumns(): Column<AdminPage>[] {
  const t = useText('platform')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<AdminPage>(
        t('pages.name'),
        ({ name }) => name,
        ({ owner, suspensionReason }) => suspensionReason || owner,
      ),
      stateColumn<AdminPage, keyof typeof TONES>(t('state'), TONES, stateOf, (state) => t(`pages.state.${state}`)),
      { key: 'plan', label: t('pages.plan'), cell: ({ plan }) => plan },
      {
        key: 'devices',
        label: t('pages.devices'),
        align: 'end',
        isWide: true,
        cell: ({ devices }) => format.number(devices),
      },
      { key: 'guests', label: t('pages.guests'), align: 'end', cell: ({ guests }) => format.number(guests) },
      {
        key: 'visit',
        label: t('pages.lastVisit'),
        isWide: true,
        cell: ({ lastVisitAt }) => (lastVisitAt ? format.dateTime(lastVisitAt) : '–'),
      },
      { key: 'made', label: t('made'), isWide: true, cell: ({ createdAt }) => format.date(createdAt) },
    ],
    [t, format],
  )
}
