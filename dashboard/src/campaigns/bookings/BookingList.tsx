import { useEffect, useMemo } from 'react'
import { IconCopy, IconFlag, IconPlayerPause, IconPlayerPlay, IconTrash, IconZoomQuestion } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { wifiCampaigns, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useList } from '../../core/useList.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import type { RowAction } from '../../ui/column.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLatest } from '../../ui/useLatest.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { bookingColumns } from './bookingColumns.tsx'
import type { BookingFilters } from './place.ts'
import { useBookingCommands } from './useBookingCommands.ts'

type Props = { filters: BookingFilters; onCount: (count: number | undefined) => void }

/** The bookings one below the other, with how far each is. */
export function BookingList({ filters, onCount }: Props) {
  const t = useText('wifiCampaigns')
  const campaigns = useText('campaigns')
  const format = useFormat()
  const navigate = useNavigate()
  const list = useList(wifiCampaigns, filters)
  useLiveReload(['campaigns'], () => list.reload(), 60)
  useEffect(() => onCount(list.loading ? undefined : list.count), [onCount, list.loading, list.count])
  const columns = useMemo(() => bookingColumns({ t, campaigns, format }), [t, campaigns, format])
  const open = ({ id }: WifiCampaign, search = {}) =>
    void navigate({ to: '/dashboard/wifi-campaign/$campaignId', params: { campaignId: id }, search })
  const mayWrite = useAllows('campaign:write')
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return (
    <DataTable
      {...list}
      label={t('title')}
      columns={columns}
      list="bookings"
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      onOpen={open}
      actions={useActions(open)}
      empty={
        <EmptyState
          art={<EmptyCup />}
          title={t('empty.title')}
          text={isFiltered ? t('empty.filtered') : t('empty.text')}
        >
          {mayWrite && !isFiltered && <LinkButton to="/dashboard/campaign">{t('empty.toCampaigns')}</LinkButton>}
        </EmptyState>
      }
    />
  )
}

function useActions(open: (booking: WifiCampaign, search?: object) => void): RowAction<WifiCampaign>[] {
  const t = useText('wifiCampaigns')
  const campaigns = useText('campaigns')
  const mayWrite = useAllows('campaign:write')
  const mayPublish = useAllows('campaign:publish')
  const mayDelete = useAllows('campaign:delete')
  const latest = useLatest({ ...useBookingCommands(), open })
  return useMemo(
    () => [
      {
        key: 'pause',
        label: t('pause'),
        icon: IconPlayerPause,
        run: (booking) => void latest.current.setStatus(booking, 'paused').catch(() => undefined),
        isFor: ({ state, status }) => mayPublish && status === 'active' && state !== 'finished',
      },
      {
        key: 'resume',
        label: t('resume'),
        icon: IconPlayerPlay,
        run: (booking) => void latest.current.setStatus(booking, 'active').catch(() => undefined),
        isFor: ({ state, status }) => mayPublish && status === 'paused' && state !== 'finished',
      },
      {
        key: 'why',
        label: t('why.open'),
        icon: IconZoomQuestion,
        run: (booking) => latest.current.open(booking),
      },
      {
        key: 'duplicate',
        label: campaigns('duplicate'),
        icon: IconCopy,
        run: async (booking) => {
          const made = await latest.current.duplicate(booking)
          if (made) latest.current.open(made)
        },
        isFor: () => mayWrite,
      },
      {
        key: 'end',
        label: t('end.open'),
        icon: IconFlag,
        isDanger: true,
        run: (booking) => void latest.current.end(booking).catch(() => undefined),
        isFor: ({ state }) => mayPublish && state !== 'finished' && state !== 'draft',
      },
      {
        key: 'remove',
        label: t('remove.confirm'),
        icon: IconTrash,
        isDanger: true,
        run: (booking) => void latest.current.remove(booking),
        isFor: () => mayDelete,
      },
    ],
    [t, campaigns, mayWrite, mayPublish, mayDelete, latest],
  )
}
