import { useMemo } from 'react'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { exports, type Export } from '@portico/contract/exports.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { confirm } from '../ui/confirm.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { saveFile } from '../ui/saveFile.ts'
import type { Tone } from '../ui/Tag.tsx'
import { notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { fetchExport } from './fetchExport.ts'

const TONES: Record<Export['state'], Tone> = { waiting: 'info', done: 'good', failed: 'bad', gone: 'quiet' }

/** The files one asked for oneself, newest first; each can be fetched for a day. */
export function ExportList() {
  const t = useText('imports')
  const format = useFormat()
  const list = useList(exports)
  useLiveReload(['exports'], () => list.reload())
  const columns = useMemo(
    () => [
      nameColumn(
        t('exports.what'),
        ({ target, format: as }: Export) => `${t(`target.${target}`)} · ${as.toUpperCase()}`,
        ({ isFiltered, isNamed }) => (
          <span>
            {t(isFiltered ? 'exports.filtered' : 'exports.all')}
            {!isNamed && ` · ${t('exports.masked')}`}
          </span>
        ),
      ),
      stateColumn(
        t('history.state'),
        TONES,
        ({ state }: Export) => state,
        (state) => t(`exports.state.${state}`),
      ),
      {
        key: 'rows',
        label: t('exports.rows'),
        align: 'end' as const,
        cell: ({ rows }: Export) => format.number(Math.max(0, rows)),
      },
      { key: 'at', label: t('exports.at'), cell: ({ createdAt }: Export) => format.dateTime(createdAt) },
      {
        key: 'until',
        label: t('exports.until'),
        isWide: true,
        cell: ({ state, expiresAt }: Export) => (state === 'done' && expiresAt ? format.dateTime(expiresAt) : ''),
      },
    ],
    [t, format],
  )
  return (
    <DataTable
      {...list}
      label={t('view.exports')}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ target, createdAt }) => `${t(`target.${target}`)} ${format.dateTime(createdAt)}`}
      actions={useActions(list.remove)}
      empty={<EmptyState art={<EmptyCup />} title={t('exports.empty')} text={t('exports.emptyText')} />}
    />
  )
}

function useActions(remove: (params: { id: string }) => Promise<void>): RowAction<Export>[] {
  const t = useText('imports')
  const errorText = useErrorText()
  const commands = useLatest({ remove, errorText })
  return useMemo(() => {
    async function save(row: Export) {
      const day = row.createdAt.slice(0, 10)
      const file = await fetchExport(row)
      saveFile(file, `${t(`exports.fileName.${row.target}`)}-${day}.${row.format}`)
    }
    async function ask({ id }: Export) {
      const isSure = await confirm({ title: t('exports.removeTitle'), confirm: t('exports.remove'), isDanger: true })
      if (isSure) await commands.current.remove({ id })
    }
    const complain = (error: unknown) => notify({ kind: 'bad', text: commands.current.errorText(error) })
    return [
      {
        key: 'fetch',
        label: t('exports.fetch'),
        icon: IconDownload,
        isInline: true,
        isFor: ({ state }) => state === 'done',
        run: (row) => void save(row).catch(complain),
      },
      {
        key: 'remove',
        label: t('exports.remove'),
        icon: IconTrash,
        isDanger: true,
        isFor: ({ state }) => state === 'done',
        run: (row) => void ask(row).catch(() => undefined),
      },
    ]
  }, [t, commands])
}
