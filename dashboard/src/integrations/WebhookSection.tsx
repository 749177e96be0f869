import { useCallback, useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { useCollection } from '../core/useCollection.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Unplugged } from '../ui/art/Unplugged.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { OnceDrawer, type Once } from './OnceDrawer.tsx'
import type { Place } from './place.ts'
import { useProblem } from './useProblem.ts'
import { useWebhookActions } from './useWebhookActions.ts'
import { webhookColumns } from './webhookColumns.tsx'
import { WebhookDrawer } from './WebhookDrawer.tsx'
import css from './integrations.module.css'

const SECONDS = 5

type Props = { mayWrite: boolean; place: Place; onPlace: (place: Place) => void }

/** Endpoints that are told what happens, and the log of what they were told. */
export function WebhookSection({ mayWrite, place, onPlace }: Props) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const list = useCollection(webhooks)
  // How it went last stands in both tables.
  useLiveReload([], list.reload, SECONDS)
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [once, setOnce] = useState<Once | null>(null)
  const show = useCallback((secret: string) => setOnce({ label: t('once.signing'), secret }), [t])
  const columns = useMemo(() => webhookColumns({ t, format, problem }), [t, format, problem])
  const actions = useWebhookActions({ mayWrite, reload: list.reload, edit: setEdited, show })
  const add = mayWrite && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setEdited('new')}>
      {t('hook.add')}
    </Button>
  )
  const isEmpty = !list.loading && !list.error && list.rows.length === 0
  return (
    <>
      <div className={css.sectionHead}>
        <p>{t('hook.text')}</p>
        {!isEmpty && add}
      </div>
      <DataTable
        {...list}
        label={t('part.webhooks')}
        columns={columns}
        rowKey={(hook) => hook.id}
        rowName={(hook) => hook.url}
        onOpen={mayWrite ? setEdited : undefined}
        actions={actions}
        empty={
          <EmptyState art={<Unplugged />} title={t('hook.emptyTitle')} text={t('hook.text')}>
            {add}
          </EmptyState>
        }
      />
      {!isEmpty && <DeliveryLog mayWrite={mayWrite} hooks={list.rows} place={place} onPlace={onPlace} />}
      <WebhookDrawer
        webhook={edited}
        onClose={() => setEdited(null)}
        onSaved={async (signingSecret) => {
          setEdited(null)
          await list.reload()
          if (signingSecret) show(signingSecret)
        }}
      />
      <OnceDrawer once={once} onClose={() => setOnce(null)} />
    </>
  )
}
