import { useMemo, useState } from 'react'
import { plans, subscriptions, type Plan, type SubscriptionRow } from '@portico/contract/plans.ts'
import { SUBSCRIPTION_STATES } from '@portico/contract/plans/terms.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { placeOf, usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { LastDayField } from '../ui/dates/LastDayField.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SelectField, SwitchField, useFieldValue, type FieldForm, type ValueForm } from '../ui/fields.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { ReasonField } from '../ui/ReasonField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useLast } from '../ui/useLast.ts'

const TONES = { free: 'quiet', active: 'good', lifetime: 'info', grace: 'warn', ended: 'bad' } as const
const readPlace = placeOf(subscriptions.list)
const schema = async () => (await import('@portico/contract/plans.ts')).subscriptions.change.body

/** Which page has which plan, and until when. */
export function AdminSubscriptions() {
  const t = useText('plans.subs')
  const [place, go] = usePlace(readPlace)
  const list = useList(subscriptions, place)
  const all = useReply(plans.all, {})
  const [edited, edit] = useState<SubscriptionRow | null>(null)
  const filters = [
    { kind: 'search', name: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'state',
      label: t('column.state'),
      placeholder: t('any'),
      options: SUBSCRIPTION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'one',
      name: 'planId',
      label: t('column.plan'),
      placeholder: t('any'),
      options: (all.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ] as const
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <FilteredList
        {...list}
        filters={filters}
        place={place}
        onPlace={go}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ pageId }) => pageId}
        rowName={({ page }) => page}
        onOpen={edit}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('lead')} />}
      />
      <ChangeDrawer row={edited} rows={all.data?.rows ?? []} onClose={() => edit(null)} onChanged={list.reload} />
    </Screen>
  )
}

function useColumns() {
  const t = useText('plans.subs')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<SubscriptionRow>(
        t('column.page'),
        ({ page }) => page,
        ({ owner }) => owner,
      ),
      { key: 'plan', label: t('column.plan'), cell: ({ plan }: SubscriptionRow) => plan },
      {
        key: 'end',
        label: t('column.end'),
        cell: ({ end_date: end, isLifetime }: SubscriptionRow) =>
          isLifetime ? t('forLife') : end ? format.dateTime(end) : '–',
      },
      stateColumn<SubscriptionRow, SubscriptionRow['state']>(
        t('column.state'),
        TONES,
        ({ state }) => state,
        (state) => t(`state.${state}`),
      ),
    ],
    [t, format],
  )
}

type Values = { planId: string; end_date: string | null; isLifetime: boolean; reason: string }
type DrawerProps = {
  row: SubscriptionRow | null
  rows: readonly Plan[]
  onClose: () => void
  onChanged: () => Promise<unknown>
}

function ChangeDrawer({ row, rows, onClose, onChanged }: DrawerProps) {
  const t = useText('plans.subs')
  const saved = useSaved()
  const shown = useLast(row)
  if (!shown) return null
  const { pageId, planId, end_date, isLifetime } = shown
  return (
    <ResourceForm
      opened={row !== null}
      onClose={onClose}
      title={shown.page}
      subtitle={shown.owner}
      schema={schema}
      initialValues={{ planId: planId ?? '', end_date, isLifetime, reason: '' } satisfies Values}
      toBody={(values: Values) => ({ ...values, end_date: values.isLifetime ? null : values.end_date })}
      save={async (body) => {
        await saved('updated', () => api(subscriptions.change, { params: { pageId }, body }))
        onClose()
        await onChanged()
      }}
      submitLabel={t('save')}
    >
      {(form) => <ChangeFields form={form} rows={rows} />}
    </ResourceForm>
  )
}

function ChangeFields({ form, rows }: { form: ValueForm<Values> & FieldForm; rows: readonly Plan[] }) {
  const t = useText('plans.subs')
  const isLifetime = useFieldValue<Values, boolean>(form, 'isLifetime')
  return (
    <>
      <SelectField
        form={form}
        name="planId"
        label={t('column.plan')}
        options={rows.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SwitchField form={form} name="isLifetime" label={t('forLife')} />
      {!isLifetime && <LastDayField form={form} name="end_date" label={t('column.end')} />}
      <ReasonField form={form} />
    </>
  )
}
