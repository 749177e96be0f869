import { useMemo } from 'react'
import { DOMAIN_EVENT_KINDS, type DomainEventKind } from '@portico/contract/domainEvents.ts'
import { webhooks } from '@portico/contract/integrations.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import { CheckField, ChoicesField, SwitchField, TextField } from '../ui/fields.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { kindIn } from './kinds.ts'
import type { Place } from './place.ts'
import { useProblem } from './useProblem.ts'
import { useWebhookActions } from './useWebhookActions.ts'
import { webhookColumns } from './webhookColumns.tsx'

const SECONDS = 5
const schema = async () => (await import('@portico/contract/integrations.ts')).webhooks.create.body

type Props = { mayWrite: boolean; place: Place; onPlace: (place: Place) => void }

/** Endpoints that are told what happens, and the log of what they were told. */
export function WebhookSection({ mayWrite, place, onPlace }: Props) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const state = useResource(webhooks, ({ signingSecret }) => ({ label: t('once.signing'), secret: signingSecret }))
  // How it went last stands in both tables.
  useLiveReload([], state.list.reload, SECONDS)
  const columns = useMemo(() => webhookColumns({ t, format, problem }), [t, format, problem])
  return (
    <Resource
      state={state}
      label={t('part.webhooks')}
      text={t('hook.text')}
      emptyTitle={t('hook.emptyTitle')}
      art={<LoosePlug />}
      columns={columns}
      nameOf={(hook) => hook.url}
      onOpen={mayWrite ? state.edit : undefined}
      actions={useWebhookActions(mayWrite, state)}
      add={mayWrite ? t('hook.add') : undefined}
      renderForm={(drawer, known) => (
        <ResourceForm
          {...drawer}
          title={t(known ? 'hook.editTitle' : 'hook.add')}
          submitLabel={t(known ? 'save' : 'hook.add')}
          initialValues={{
            url: known?.url ?? 'https://',
            kinds: (known?.kinds ?? ['guest.online']) as DomainEventKind[],
            isOn: known?.isOn ?? true,
            hasPersonalData: known?.hasPersonalData ?? false,
          }}
          schema={schema}
        >
          {(form) => (
            <>
              <TextField
                form={form}
                name="url"
                label={t('hook.url')}
                description={t('hook.urlHint')}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                withAsterisk
              />
              <ChoicesField
                form={form}
                name="kinds"
                label={t('hook.kinds')}
                options={DOMAIN_EVENT_KINDS}
                labelOf={(kind) => kindIn(t, kind)}
              />
              <CheckField
                form={form}
                name="hasPersonalData"
                label={t('hook.personal')}
                description={t('hook.personalHint')}
              />
              <SwitchField form={form} name="isOn" label={t('hook.isOn')} />
            </>
          )}
        </ResourceForm>
      )}
    >
      <DeliveryLog mayWrite={mayWrite} hooks={state.list.rows} place={place} onPlace={onPlace} />
    </Resource>
  )
}
