import { useMemo, useState } from 'react'
import { Select } from '@mantine/core'
import { DELIVERY_STATES, webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { useList } from '../core/useList.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { GrowingChart } from '../ui/art/GrowingChart.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { deliveryColumns } from './deliveryColumns.tsx'
import { DeliveryDrawer } from './DeliveryDrawer.tsx'
import type { Place } from './place.ts'
import { useProblem } from './useProblem.ts'
import css from './integrations.module.css'

const CALLS = { list: webhooks.deliveries }
const SECONDS = 5

type Props = { mayWrite: boolean; hooks: readonly Webhook[]; place: Place; onPlace: (place: Place) => void }

/** What was sent to the page's webhooks, and how they took it. */
export function DeliveryLog({ mayWrite, hooks, place, onPlace }: Props) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const { webhook, state } = place
  const list = useList(CALLS, { webhook, state })
  const [openedId, setOpenedId] = useState<string | null>(null)
  useLiveReload([], list.reload, SECONDS)
  const columns = useMemo(() => deliveryColumns({ t, format, problem }), [t, format, problem])
  return (
    <>
      <div className={css.sectionHead}>
        <div>
          <h2 className={css.log}>{t('log.title')}</h2>
          <p>{t('log.text')}</p>
        </div>
      </div>
      <div className={css.filters} role="search" aria-label={t('log.title')}>
        <Select
          label={t('log.webhook')}
          placeholder={t('log.all')}
          data={hooks.map(({ id, url }) => ({ value: id, label: url }))}
          value={webhook ?? null}
          onChange={(value) => onPlace({ ...place, webhook: value ?? undefined })}
          clearable
        />
        <Select
          label={t('log.state')}
          placeholder={t('log.all')}
          data={DELIVERY_STATES.map((value) => ({ value, label: t(`log.${value}`) }))}
          value={state ?? null}
          onChange={(value) => onPlace({ ...place, state: DELIVERY_STATES.find((one) => one === value) })}
          clearable
        />
      </div>
      <DataTable
        {...list}
        label={t('log.title')}
        columns={columns}
        rowKey={(delivery) => delivery.id}
        rowName={(delivery) => `${delivery.kind} ${format.dateTime(delivery.createdAt)}`}
        onOpen={(delivery) => setOpenedId(delivery.id)}
        empty={
          <EmptyState
            art={<GrowingChart />}
            level={3}
            title={t('log.empty')}
            text={webhook || state ? t('log.filtered') : t('log.text')}
          />
        }
      />
      <DeliveryDrawer id={openedId} mayWrite={mayWrite} onClose={() => setOpenedId(null)} onRedelivered={list.reload} />
    </>
  )
}
