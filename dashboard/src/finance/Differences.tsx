import { useMemo, useState } from 'react'
import { formatMoney } from '@portico/contract/money.ts'
import { adminPayments, type PaymentDifference, type Reconciliation } from '@portico/contract/payments/differences.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ReasonField } from '../ui/ReasonField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLast } from '../ui/useLast.ts'
import type { ViewProps } from './adminPlace.ts'
import css from './finance.module.css'

const DIFFERENCES = { list: adminPayments.differences }

/** What the books disagree on, and the last comparison of each provider. */
export function Differences({ place, onPlace }: ViewProps) {
  const t = useText('finance.admin')
  const list = useList(DIFFERENCES, { state: place.closed })
  const [chosen, choose] = useState<PaymentDifference | null>(null)
  const options = (['open', 'resolved'] as const).map((value) => ({ value, label: t(`closed.${value}`) }))
  return (
    <>
      {list.head && <LastRuns rows={list.head.last} />}
      <FilteredList
        {...list}
        filters={[{ kind: 'one', name: 'closed', label: t('column.state'), placeholder: t('any'), options }]}
        place={place}
        onPlace={onPlace}
        label={t('view.differences')}
        columns={useDifferenceColumns()}
        rowKey={({ id }) => id}
        rowName={({ reference }) => reference}
        onOpen={(row) => row.resolvedAt === null && choose(row)}
        empty={<EmptyState art={<EmptyCup />} title={t('none')} text={t('noneText')} />}
      />
      <ResolveDrawer row={chosen} onClose={() => choose(null)} onDone={list.reload} />
    </>
  )
}

function LastRuns({ rows }: { rows: readonly Reconciliation[] }) {
  const t = useText('finance.admin')
  const names = useText('finance.topUp.names')
  const format = useFormat()
  return (
    <>
      {rows.map(({ provider, at, orders, differences, fault }) =>
        fault ? (
          <Notice key={provider}>{t('fault', { provider: names(provider), when: format.dateTime(at) })}</Notice>
        ) : (
          <p key={provider} className={css.run}>
            <b>{names(provider)}</b> {t('last', { when: format.dateTime(at), orders, differences })}
          </p>
        ),
      )}
    </>
  )
}

function useDifferenceColumns() {
  const t = useText('finance.admin')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<PaymentDifference>(
        t('column.what'),
        ({ kind }) => t(`kind.${kind}`),
        ({ reference, owner }) => [reference, owner].filter(Boolean).join(' · '),
      ),
      moneyColumn(t('column.ours'), ({ ours }: PaymentDifference) => ours),
      moneyColumn(t('column.theirs'), ({ theirs }: PaymentDifference) => theirs),
      { key: 'at', label: t('column.at'), cell: ({ foundAt }: PaymentDifference) => format.dateTime(foundAt) },
      {
        key: 'done',
        label: t('column.done'),
        cell: ({ resolution }: PaymentDifference) => (resolution === 'credited' ? t('credited') : resolution || '–'),
      },
      stateColumn<PaymentDifference, 'open' | 'resolved'>(
        t('column.state'),
        { open: 'warn', resolved: 'good' },
        ({ resolvedAt }) => (resolvedAt === null ? 'open' : 'resolved'),
        (state) => t(`closed.${state}`),
      ),
    ],
    [t, format],
  )
}

function moneyColumn(label: string, amountOf: (row: PaymentDifference) => number | null) {
  return {
    key: label,
    label,
    align: 'end' as const,
    cell: (row: PaymentDifference) => {
      const amount = amountOf(row)
      return amount === null ? '–' : formatMoney(amount, row.currency)
    },
  }
}

type ResolveProps = { row: PaymentDifference | null; onClose: () => void; onDone: () => Promise<unknown> }
const schema = async () => (await import('@portico/contract/payments/differences.ts')).adminPayments.resolve.body

function ResolveDrawer({ row, onClose, onDone }: ResolveProps) {
  const t = useText('finance.admin')
  const saved = useSaved()
  const shown = useLast(row)
  if (!shown) return null
  return (
    <ResourceForm
      opened={row !== null}
      onClose={onClose}
      title={t(`kind.${shown.kind}`)}
      subtitle={t(`about.${shown.kind}`)}
      schema={schema}
      initialValues={{ resolution: '' }}
      save={async (body) => {
        await saved('updated', () => api(adminPayments.resolve, { params: { id: shown.id }, body }))
        onClose()
        await onDone()
      }}
      submitLabel={t('resolve')}
    >
      {(form) => <ReasonField form={form} name="resolution" label={t('resolution')} max={300} />}
    </ResourceForm>
  )
}
