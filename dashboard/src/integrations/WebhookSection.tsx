import { useMemo } from 'react'
import { DOMAIN_EVENT_KINDS, type DomainEventKind } from '@portico/contract/domainEvents.ts'
import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import { CheckField, ChoicesField, SwitchField, TextField, type ValueForm } from '../ui/fields.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { kindIn } from './kinds.ts'
import type { Place } from './place.ts'
import { useProblem } from './useProblem.ts'
import { useWebhookActions } from './useWebhookActions.ts'
import { webhookColumns } from './webhookColumns.tsx'

type Values = { url: string; kinds: DomainEventKind[]; isOn: boolean; hasPersonalData: boolean }

const SECONDS = 5
const schema = async () => (await import('@portico/contract/integrations.ts')).webhooks.create.body

type Props = { mayWrite: boolean; place: Place; onPlace: (place: Place) => void }

/** Endpoints that receive events, and the log of what was sent to them. */
export function WebhookSection({ mayWrite, place, onPlace }: Props) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const state = useResource(webhooks, ({ signingSecret }) => ({ label: t('once.signing'), secret: signingSecret }))
  // Both tables show the last result.
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
          initialValues={valuesOf(known)}
          schema={schema}
        >
          {(form) => <WebhookFields form={form} />}
        </ResourceForm>
      )}
    >
      <DeliveryLog mayWrite={mayWrite} hooks={state.list.rows} place={place} onPlace={onPlace} />
    </Resource>
  )
}

function valuesOf(hook: Webhook | undefined): Values {
  const { url = 'https://', kinds = ['guest.online'], isOn = true, hasPersonalData = false } = hook ?? {}
  return { url, kinds: DOMAIN_EVENT_KINDS.filter((kind) => kinds.includes(kind)), isOn, hasPersonalData }
}

function WebhookFields({ form }: { form: ValueForm<Values> }) {
  const t = useText('integrations')
  return (
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
      <CheckField form={form} name="hasPersonalData" label={t('hook.personal')} description={t('hook.personalHint')} />
      <SwitchField form={form} name="isOn" label={t('hook.isOn')} />
    </>
  )
}
