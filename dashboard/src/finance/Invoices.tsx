import { useMemo } from 'react'
import { invoices, type Invoice } from '@portico/contract/finance/invoices.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { notify } from '../ui/toasts.ts'
import { saveInvoice } from './saveReceipt.ts'

const GROUP = { list: invoices.list }

/** One for each purchase and for each month of use; a press saves it as PDF. */
export function Invoices() {
  const t = useText('finance.invoices')
  const list = useList(GROUP)
  const errorText = useErrorText()
  const save = ({ id }: Invoice) =>
    void saveInvoice(id).catch((error: unknown) => notify({ kind: 'bad', text: errorText(error) }))
  return (
    <DataTable
      {...list}
      label={t('title')}
      columns={useColumns()}
      onOpen={save}
      rowKey={({ id }) => id}
      rowName={({ number }) => t('save', { number: String(number).padStart(6, '0') })}
      empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
    />
  )
}

function useColumns() {
  const t = useText('finance.invoices')
  const purpose = useText('finance.usage.purpose')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<Invoice>(
        t('numberLabel'),
        ({ number }) => t('number', { number: String(number).padStart(6, '0') }),
        ({ lines }) =>
          lines.map((line) => [line.purpose && purpose(line.purpose), line.what].filter(Boolean).join(' ')).join(', '),
      ),
      { key: 'at', label: t('at'), cell: ({ at }: Invoice) => format.dateTime(at) },
      {
        key: 'total',
        label: t('total'),
        align: 'end' as const,
        cell: ({ total, currency }: Invoice) => formatMoney(total, currency),
      },
    ],
    [t, purpose, format],
  )
}
