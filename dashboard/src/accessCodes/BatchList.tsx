import { useMemo, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconPower, IconPrinter, IconSearch, IconTable, IconTrash, IconBan } from '@tabler/icons-react'
import type { Batch } from '@portico/contract/accessCodes.ts'
import { useAllows } from '../core/rights.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { RowAction } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { useLatest } from '../ui/useLatest.ts'
import { batchColumns } from './batchColumns.tsx'
import { EditDrawer } from './EditDrawer.tsx'
import { PrintDrawer } from './PrintDrawer.tsx'
import { useCodeDeeds, type useBatches } from './useAccessCodes.ts'
import css from './accessCodes.module.css'

type Props = {
  list: ReturnType<typeof useBatches>
  onOpen: (id: string) => void
  onCreate: () => void
  onSearch: (search: string) => void
}

/** Every batch with how far it is used. */
export function BatchList({ list, onOpen, onCreate, onSearch }: Props) {
  const t = useText('accessCodes')
  const format = useFormat()
  const currency = useSelectedPage()?.currency ?? 'VND'
  const [edited, setEdited] = useState<Batch | null>(null)
  const [printed, setPrinted] = useState<Batch | null>(null)
  const columns = useMemo(() => batchColumns({ t, format, currency }), [t, format, currency])
  const actions = useBatchActions({ edit: setEdited, print: setPrinted })
  return (
    <>
      {list.rows.length > 0 && <SearchBox onSearch={onSearch} />}
      <DataTable
        {...list}
        label={t('batches')}
        columns={columns}
        rowKey={(batch) => batch.id}
        rowName={(batch) => batch.name}
        onOpen={(batch) => onOpen(batch.id)}
        actions={actions}
        empty={
          <EmptyState art={<EmptyCup />} title={t('empty.title')} text={t('empty.text')}>
            <Button onClick={onCreate}>{t('create')}</Button>
          </EmptyState>
        }
      />
      <EditDrawer batch={edited} onClose={() => setEdited(null)} />
      <PrintDrawer
        batch={printed}
        ssid={list.head?.ssid ?? ''}
        logo={list.head?.logo ?? null}
        onClose={() => setPrinted(null)}
      />
    </>
  )
}

function SearchBox({ onSearch }: { onSearch: (search: string) => void }) {
  const t = useText('accessCodes')
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('search')
        if (typeof text === 'string' && text.trim()) onSearch(text.trim())
      }}
    >
      <TextInput
        name="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        maxLength={60}
        autoComplete="off"
      />
    </form>
  )
}

type Open = { edit: (batch: Batch) => void; print: (batch: Batch) => void }

function useBatchActions({ edit, print }: Open): RowAction<Batch>[] {
  const t = useText('accessCodes')
  const mayRevoke = useAllows('access-code:revoke')
  const deeds = useLatest(useCodeDeeds())
  return useMemo((): RowAction<Batch>[] => {
    const isOpen = (batch: Batch) => batch.revokedAt === null
    return [
      {
        key: 'print',
        label: t('action.print'),
        icon: IconPrinter,
        isInline: true,
        run: print,
        isFor: (batch) => isOpen(batch) && batch.counts.unused > 0,
      },
      { key: 'edit', label: t('action.edit'), icon: IconPencil, run: edit, isFor: isOpen },
      {
        key: 'on',
        label: t('action.turnOn'),
        icon: IconPower,
        run: (batch) => void deeds.current.toggle(batch),
        isFor: (batch) => isOpen(batch) && !batch.isEnabled,
      },
      {
        key: 'off',
        label: t('action.turnOff'),
        icon: IconPower,
        run: (batch) => void deeds.current.toggle(batch),
        isFor: (batch) => isOpen(batch) && batch.isEnabled,
      },
      {
        key: 'csv',
        label: t('action.csv'),
        icon: IconTable,
        run: ({ id }) => void deeds.current.print(id, { as: 'csv' }),
        isFor: hasCodes,
      },
      {
        key: 'revoke',
        label: t('action.revoke'),
        icon: IconBan,
        isDanger: true,
        run: (batch) => void deeds.current.revokeBatch(batch),
        isFor: (batch) => mayRevoke && isOpen(batch),
      },
      {
        key: 'remove',
        label: t('action.remove'),
        icon: IconTrash,
        isDanger: true,
        run: (batch) => void deeds.current.remove(batch),
        isFor: (batch) => mayRevoke && batch.counts.used === 0,
      },
    ]
  }, [t, mayRevoke, deeds, edit, print])
}

function hasCodes({ counts }: Batch): boolean {
  return counts.unused + counts.used + counts.expired + counts.revoked > 0
}
