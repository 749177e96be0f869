import { useMemo } from 'react'
import { imports, type Import } from '@portico/contract/imports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { Tone } from '../ui/Tag.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'

const TONES: Record<Import['state'], Tone> = {
  uploading: 'quiet',
  reading: 'info',
  ready: 'warn',
  trying: 'info',
  tried: 'warn',
  running: 'info',
  done: 'good',
  stopped: 'quiet',
  undoing: 'info',
  undone: 'quiet',
  failed: 'bad',
}
const nameOf = ({ name }: Import) => name

/** The files that came in, newest first. */
export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText('imports')
  const format = useFormat()
  const list = useList(imports)
  useLiveReload(['imports'], () => list.reload())
  const columns = useMemo(
    () => [
      nameColumn(t('history.file'), nameOf, ({ target }: Import) => <span>{t(`target.${target}`)}</span>),
      stateColumn(
        t('history.state'),
        TONES,
        ({ state }: Import) => state,
        (state) => t(`state.${state}`),
      ),
      {
        key: 'result',
        label: t('history.result'),
        cell: ({ added, updated, wrong, startedAt }: Import) =>
          startedAt === null ? '' : t('history.told', { added, updated, wrong }),
      },
      { key: 'by', label: t('history.by'), isWide: true, cell: ({ by }: Import) => by },
      { key: 'at', label: t('history.at'), cell: ({ createdAt }: Import) => format.dateTime(createdAt) },
    ],
    [t, format],
  )
  return (
    <DataTable
      {...list}
      label={t('view.imports')}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={nameOf}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState art={<EmptyCup />} title={t('history.empty')} text={t('history.emptyText')} />}
    />
  )
}
