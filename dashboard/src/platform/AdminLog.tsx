import { useMemo } from 'react'
import { platform, type AdminLogRow } from '@portico/contract/platform/overview.ts'
import { optionalText } from '../core/optionalText.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from '../ui/Screen.tsx'

const LOG = { list: platform.log }

/** What administrators did, for other administrators to read. */
export function AdminLog() {
  const t = useText('platform')
  const list = useList(LOG, {})
  return (
    <Screen title={t('log.title')} lead={t('log.lead')}>
      <DataTable
        {...list}
        label={t('log.title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ action }) => action}
        empty={<EmptyState art={<EmptyCup />} title={t('log.empty')} text={t('log.lead')} />}
      />
    </Screen>
  )
}

function useColumns(): Column<AdminLogRow>[] {
  const t = useText('platform')
  const actions = useText('audit.did')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'did',
        label: t('log.did'),
        card: 'title',
        cell: ({ action }) => optionalText(actions, action.replace('.', '-')) ?? action,
      },
      { key: 'name', label: t('log.name'), cell: ({ name }) => name || '–' },
      { key: 'reason', label: t('reason'), cell: ({ reason }) => reason || '–' },
      { key: 'by', label: t('log.by'), cell: ({ actor }) => actor ?? '–' },
      { key: 'at', label: t('log.at'), cell: ({ at }) => format.dateTime(at) },
    ],
    [t, actions, format],
  )
}
