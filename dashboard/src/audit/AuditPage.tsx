import { useMemo } from 'react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { audit } from '@portico/contract/audit.ts'
import { useList } from '../core/useList.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { GrowingChart } from '../ui/art/GrowingChart.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { Screen } from '../ui/Screen.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { auditColumns } from './auditColumns.tsx'
import { csvOf } from '@portico/contract/csv.ts'
import { actionOf, actorOf, detailsOf, thingOf } from './describe.ts'
import { readPlace } from './place.ts'
import { useWords } from './useWords.ts'

/** Who changed what on the page. */
export function AuditPage() {
  const [filters, go] = usePlace(readPlace)
  const t = useText('audit')
  const list = useList(audit, filters)
  const words = useWords()
  const columns = useMemo(() => auditColumns(words), [words])
  const isFiltered = Object.values(filters).some((value) => value !== undefined)

  /** Exactly what the screen shows: these columns, these rows, these words. */
  function download() {
    const rows = list.rows.map((row) => [
      words.format.dateTime(row.at),
      actorOf(row, words),
      actionOf(row, words),
      thingOf(row, words),
      detailsOf(row, words),
    ])
    const csv = csvOf([columns.map((column) => column.label), ...rows])
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${t('fileName')}.csv`)
  }

  const action = (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
      disabled={list.rows.length === 0}
      onClick={download}
    >
      {t('csv')}
    </Button>
  )
  return (
    <Screen title={t('title')} lead={t('lead')} action={action}>
      <AuditFilterBar filters={filters} onFilters={go} count={list.loading ? undefined : list.count} />
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => actionOf(row, words)}
        empty={
          <EmptyState
            art={<GrowingChart />}
            title={t('empty.title')}
            text={isFiltered ? t('empty.filtered') : t('empty.text')}
          />
        }
      />
    </Screen>
  )
}
