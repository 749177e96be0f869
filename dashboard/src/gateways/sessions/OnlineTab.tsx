import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { Button, Select, TextInput } from '@mantine/core'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { sessions, type OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { useList } from '../../core/useList.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { readSorting, sortRows, writeSorting } from '../../ui/sortRows.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { useOnceTrue } from '../../ui/useOnceTrue.ts'
import type { SessionFilters } from './place.ts'
import { sessionColumns } from './sessionColumns.tsx'
import { sessionsCsv } from './sessionsCsv.ts'
import { nameOf } from './spell.ts'
import { useSessionActions } from './useSessionActions.ts'
import css from './sessions.module.css'

const ChangeDrawer = lazy(async () => ({ default: (await import('./ChangeDrawer.tsx')).ChangeDrawer }))
const BlockDrawer = lazy(async () => ({ default: (await import('./BlockDrawer.tsx')).BlockDrawer }))
const LIVE = { list: sessions.online }
const EVERY_SECONDS = 10

type Props = { filters: SessionFilters; onFilters: (filters: SessionFilters) => void }

/** The live list. */
export function OnlineTab({ filters, onFilters }: Props) {
  const t = useText('sessions')
  const format = useFormat()
  const list = useList(LIVE)
  useLiveReload(['sessions'], list.reload, EVERY_SECONDS)
  const [changed, setChanged] = useState<OnlineSession | null>(null)
  const hasDrawer = useOnceTrue(changed !== null)
  const columns = useMemo(() => sessionColumns(t, format), [t, format])
  const [blocked, setBlocked] = useState<OnlineSession | null>(null)
  const hasBlock = useOnceTrue(blocked !== null)
  const { actions, order, block } = useSessionActions({ change: setChanged, block: setBlocked, reload: list.reload })
  const sorting = readSorting(filters.sort)
  const rows = list.rows.filter((row) => fits(row, filters))
  return (
    <>
      <OnlineFilters filters={filters} onFilters={onFilters} devices={devicesOf(list.rows)}>
        {rows.length > 0 && (
          <DownloadButton textOf={() => sessionsCsv(sortRows(rows, columns, sorting, format.locale), t)} />
        )}
      </OnlineFilters>
      <DataTable
        {...list}
        rows={rows}
        hasMore={false}
        label={t('title')}
        columns={columns}
        list="online"
        order={{
          value: sorting,
          change: (next) => onFilters({ ...filters, sort: writeSorting<SessionFilters['sort']>(next) }),
        }}
        rowKey={(row) => row.id}
        rowName={(row) => nameOf(row, t)}
        actions={actions}
        empty={<NobodyOnline isFiltered={isFiltered(filters)} onClear={() => onFilters({})} />}
      />
      {hasDrawer && (
        <Suspense>
          <ChangeDrawer session={changed} onClose={() => setChanged(null)} order={order} />
        </Suspense>
      )}
      {hasBlock && (
        <Suspense>
          <BlockDrawer session={blocked} onClose={() => setBlocked(null)} onBlock={block} />
        </Suspense>
      )}
    </>
  )
}

type FilterProps = Props & { devices: { value: string; label: string }[]; children: ReactNode }

function OnlineFilters({ filters, onFilters, devices, children }: FilterProps) {
  const t = useText('sessions')
  return (
    <div className={css.filters} role="search">
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        value={filters.search ?? ''}
        onChange={(event) => onFilters({ ...filters, search: event.currentTarget.value || undefined })}
      />
      {(devices.length > 1 || filters.device) && (
        <Select
          aria-label={t('device')}
          placeholder={t('allDevices')}
          data={devices}
          value={filters.device ?? null}
          onChange={(device) => onFilters({ ...filters, device: device ?? undefined })}
          clearable
        />
      )}
      {children}
    </div>
  )
}

function DownloadButton({ textOf }: { textOf: () => string }) {
  const t = useText('sessions')
  return (
    <Button
      variant="default"
      className={css.download}
      leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
      onClick={() => saveFile(new Blob([textOf()], { type: 'text/csv;charset=utf-8' }), 'sessions.csv')}
    >
      {t('download')}
    </Button>
  )
}

function NobodyOnline({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText('sessions')
  return (
    <EmptyState art={<RouterArt />} title={t('empty.title')} text={isFiltered ? t('empty.filtered') : t('empty.text')}>
      {isFiltered && (
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </EmptyState>
  )
}

function devicesOf(rows: OnlineSession[]) {
  const names = new Map(rows.map((row) => [row.nas_id, row.deviceName]))
  return [...names].map(([value, label]) => ({ value, label }))
}

function isFiltered({ search, device }: SessionFilters): boolean {
  return Boolean(search || device)
}

function fits(row: OnlineSession, { search = '', device }: SessionFilters): boolean {
  if (device && row.nas_id !== device) return false
  const wanted = search.toLowerCase()
  const mac = wanted.replaceAll(/[^0-9a-f]/g, '')
  const isMac = mac.length >= 4 && /^[0-9a-f:. -]+$/.test(wanted)
  return (
    (row.guestName ?? '').toLowerCase().includes(wanted) ||
    (row.ip ?? '').includes(wanted) ||
    (isMac && row.mac.includes(mac))
  )
}
