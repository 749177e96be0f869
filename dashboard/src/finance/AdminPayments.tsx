import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import * as z from 'zod'
import { formatMoney } from '@portico/contract/money.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATES } from '@portico/contract/payments.ts'
import {
  adminPayments,
  type AdminOrder,
  type PaymentDifference,
  type Reconciliation,
} from '@portico/contract/payments/differences.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { placeOf, usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { TextField } from '../ui/fields.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useLast } from '../ui/useLast.ts'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { PAYMENT_TONES } from './paymentTones.ts'
import css from './finance.module.css'

const VIEWS = ['differences', 'payments'] as const
const readPlace = placeOf(adminPayments.orders, {
  view: z.enum(VIEWS).default('differences'),
  closed: z.enum(['open', 'resolved']).optional(),
})
type Place = ReturnType<typeof readPlace>
const DIFFERENCES = { list: adminPayments.differences }
const ORDERS = { list: adminPayments.orders }

/** What the providers' books and ours disagree on, and every payment. */
export function AdminPayments() {
  const t = useText('finance.admin')
  const [place, go] = usePlace(readPlace)
  const { view = 'differences' } = place
  return (
    <Screen title={t('title')} lead={t('lead')} action={<CompareButton onDone={() => go({ view })} />}>
      <ViewTabs
        label={t('title')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ view: next }, { isStep: true })}
      />
      {view === 'differences' ? <Differences place={place} onPlace={go} /> : <Orders place={place} onPlace={go} />}
    </Screen>
  )
}

function CompareButton({ onDone }: { onDone: () => void }) {
  const t = useText('finance.admin')
  const saved = useSaved()
  const [isBusy, setBusy] = useState(false)
  async function compare() {
    setBusy(true)
    await saved('updated', () => api(adminPayments.reconcile, {}))
      .then(onDone, () => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconScale size={17} aria-hidden />}
      onClick={() => void compare()}
    >
      {t('compare')}
    </Button>
  )
}

type ViewProps = { place: Place; onPlace: (place: Place) => void }

function Differences({ place, onPlace }: ViewProps) {
  const t = useText('finance.admin')
  const list = useList(DIFFERENCES, { state: place.closed })
  const [chosen, choose] = useState<PaymentDifference | null>(null)
  const options = (['open', 'resolved'] as const).map((value) => ({ value, label: t(`closed.${value}`) }))
  return (
    <>
      {list.head && <LastRuns rows={list.head.last} />}
      <FilterBar
        label={t('view.differences')}
        filters={[{ kind: 'one', name: 'closed', label: t('column.state'), placeholder: t('any'), options }]}
        place={place}
        onPlace={onPlace}
        count={list.loading ? undefined : list.count}
      />
      <DataTable
        {...list}
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
      {(form) => (
        <TextField
          form={form}
          name="resolution"
          label={t('resolution')}
          description={t('resolutionHelp')}
          maxLength={300}
          withAsterisk
        />
      )}
    </ResourceForm>
  )
}

function Orders({ place, onPlace }: ViewProps) {
  const t = useText('finance.admin')
  const f = useText('finance')
  const { search, state, provider } = place
  const list = useList(ORDERS, { search, state, provider })
  const filters = [
    { kind: 'search', name: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'state',
      label: t('column.state'),
      placeholder: t('any'),
      options: PAYMENT_STATES.map((value) => ({ value, label: f(`payment.state.${value}`) })),
    },
    {
      kind: 'one',
      name: 'provider',
      label: f('topUp.provider'),
      placeholder: t('any'),
      options: PAYMENT_PROVIDERS.map((value) => ({ value, label: f(`topUp.names.${value}`) })),
    },
  ] as const
  return (
    <>
      <FilterBar
        label={t('view.payments')}
        filters={filters}
        place={place}
        onPlace={onPlace}
        count={list.loading ? undefined : list.count}
      />
      <DataTable
        {...list}
        label={t('view.payments')}
        columns={useOrderColumns()}
        rowKey={({ id }) => id}
        rowName={({ reference }) => reference}
        empty={<EmptyState art={<EmptyCup />} title={f('topUps.empty')} text={t('lead')} />}
      />
    </>
  )
}

function useOrderColumns() {
  const t = useText('finance')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<AdminOrder>(
        t('column.amount'),
        ({ amount, currency }) => formatMoney(amount, currency),
        ({ owner }) => owner,
      ),
      { key: 'provider', label: t('topUp.provider'), cell: ({ provider }: AdminOrder) => t(`topUp.names.${provider}`) },
      { key: 'reference', label: t('payment.reference'), cell: ({ reference }: AdminOrder) => reference },
      { key: 'at', label: t('column.at'), cell: ({ createdAt }: AdminOrder) => format.dateTime(createdAt) },
      stateColumn<AdminOrder, AdminOrder['state']>(
        t('payment.stateLabel'),
        PAYMENT_TONES,
        ({ state }) => state,
        (state) => t(`payment.state.${state}`),
      ),
    ],
    [t, format],
  )
}
