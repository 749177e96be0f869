import { useMemo } from 'react'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useLiveState } from '../core/live.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CountBadge, LiveDot, Tag } from '../ui/Tag.tsx'
import { useLatest } from '../ui/useLatest.ts'
import { onlineColumns } from './onlineColumns.tsx'
import { TryOut } from './TryOut.tsx'
import type { Online, useOnline } from './useOnline.ts'
import css from './home.module.css'

type Props = {
  online: ReturnType<typeof useOnline>
  /** No device is in contact, so that an empty list says nothing. */
  isSilent?: boolean
}

/** Who is online now, as it changes. */
export function OnlineSection({ online, isSilent = false }: Props) {
  const t = useText('home')
  const format = useFormat()
  const isConnected = useLiveState((state) => state.isConnected)
  const mayDisconnect = useAllows('session:disconnect')
  const columns = useMemo(() => onlineColumns(t, format), [t, format])
  const disconnect = useLatest(online.disconnect)
  const actions = useMemo<RowAction<Online>[]>(
    () => [
      {
        key: 'disconnect',
        label: t('disconnect.action'),
        icon: IconPlugConnectedX,
        isInline: true,
        isDanger: true,
        isFor: (row) => !row.isLeaving,
        run: (row) => void disconnect.current(row),
      },
    ],
    [t, disconnect],
  )
  return (
    <section className={css.section} aria-labelledby="online-now">
      <div className={css.sectionHead}>
        <h2 id="online-now">{t('online.title')}</h2>
        {online.rows.length > 0 && <CountBadge count={online.rows.length} />}
        {isSilent ? (
          <Tag tone="bad" hasDot>
            {t('online.silent')}
          </Tag>
        ) : (
          <LiveDot isOn={isConnected} label={isConnected ? t('online.live') : t('online.connecting')} />
        )}
      </div>
      <DataTable
        label={t('online.title')}
        columns={columns}
        rows={online.rows}
        rowKey={(row) => row.id}
        rowName={(row) => row.guestName ?? row.mac}
        loading={online.isPending}
        error={online.error}
        reload={() => online.refetch()}
        firstCards={5}
        actions={mayDisconnect ? actions : undefined}
        empty={
          <EmptyState
            art={<EmptyCup />}
            title={t(isSilent ? 'online.unknown' : 'online.empty')}
            text={t(isSilent ? 'online.unknownText' : 'online.emptyText')}
            level={3}
          >
            {!isSilent && <TryOut />}
          </EmptyState>
        }
      />
    </section>
  )
}
