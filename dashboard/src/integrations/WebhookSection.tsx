import { IconEdit, IconKey, IconSend } from '@tabler/icons-react'
import { DOMAIN_EVENT_KINDS, type DomainEventKind } from '@portico/contract/domainEvents.ts'
import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useResource } from '../core/useResource.ts'
import { useSaved } from '../core/useSaved.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import { CheckField, ChoicesField, SwitchField, TextField, type ValueForm } from '../ui/fields.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useColumns } from '../ui/useColumns.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { removal } from '../ui/useRemoval.ts'
import { useRowActions } from '../ui/useRowActions.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { kindIn } from './kinds.ts'
import type { Place } from './place.ts'
import { useProblem } from './useProblem.ts'
import css from './integrations.module.css'

const SECONDS = 5
const TONES = { paused: 'quiet', new: 'info', good: 'good', failing: 'bad' } as const
const schema = async () => (await import('@portico/contract/integrations.ts')).webhooks.create.body

type Values = { url: string; kinds: DomainEventKind[]; isOn: boolean; hasPersonalData: boolean }
type Props = { mayWrite: boolean; place: Place; onPlace: (place: Place) => void }

/** Endpoints that receive events, and the log of what was sent to them. */
export function WebhookSection({ mayWrite, place, onPlace }: Props) {
  const t = useText('integrations')
  const state = useResource(webhooks, ({ signingSecret }) => ({ label: t('once.signing'), secret: signingSecret }))
  // Both tables show the last result.
  useLiveReload([], state.list.reload, SECONDS)
  const actions = useWebhookActions(state)
  return (
    <Resource
      state={state}
      label={t('part.webhooks')}
      text={t('hook.text')}
      emptyTitle={t('hook.emptyTitle')}
      art={<LoosePlug />}
      columns={useWebhookColumns()}
      nameOf={(hook) => hook.url}
      onOpen={mayWrite ? state.edit : undefined}
      actions={mayWrite ? actions : undefined}
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

function useWebhookColumns() {
  const t = useText('integrations')
  const problem = useProblem()
  return useColumns<Webhook>(
    (column) => {
      const failing = ({ failingSince, lastProblem, lastDetail }: Webhook) =>
        failingSince &&
        lastProblem &&
        `${t('failingSince', { since: column.format.dateTime(failingSince) })}: ${problem(lastProblem, lastDetail)}`
      const below = (hook: Webhook) => (
        <>
          {hook.offReason && <small data-bad>{t(`hook.${hook.offReason}`)}</small>}
          {failing(hook) && <small data-bad>{failing(hook)}</small>}
          {hook.previousUntil && <small>{t('hook.both', { until: column.format.dateTime(hook.previousUntil) })}</small>}
        </>
      )
      return [
        column.name(t('hook.url'), ({ url }) => url, { below }),
        column.state({ label: t('hook.state'), tones: TONES, of: stateOf, word: (state) => t(`state.${state}`) }),
        {
          key: 'events',
          label: t('hook.events'),
          isWide: true,
          cell: (hook) => (
            <span className={css.two}>
              <span>{hook.kinds.map((kind) => kindIn(t, kind)).join(', ')}</span>
              {hook.hasPersonalData && <small>{t('hook.personalTag')}</small>}
            </span>
          ),
        },
        column.ago('succeededAt', t('lastSuccess'), { isWide: true }),
      ]
    },
    [t, problem],
  )
}

function stateOf({ isOn, failingSince, succeededAt }: Webhook): keyof typeof TONES {
  if (!isOn) return 'paused'
  if (failingSince) return 'failing'
  return succeededAt ? 'good' : 'new'
}

/** What the owner may do with a webhook. */
function useWebhookActions({ edit, show, list, remove }: ReturnType<typeof useResource<typeof webhooks>>) {
  const t = useText('integrations')
  const saved = useSaved()
  const { send } = useSend()
  const invalidate = useInvalidate()

  async function test({ id }: Webhook) {
    const sent = await send(() => api(webhooks.test, { params: { id } }), { done: t('hook.testSent'), seconds: 4 })
    if (sent) await invalidate({ deliveries: webhooks.deliveries })
  }
  async function rotate({ id }: Webhook) {
    const made = await saved('updated', () => api(webhooks.rotate, { params: { id } })).catch(() => undefined)
    if (made) show({ label: t('once.signing'), secret: made.signingSecret })
    await list.reload()
  }
  const ask = (command: 'rotate' | 'remove') => () => ({
    title: t(`hook.${command}Title`),
    text: t(`hook.${command}Text`),
    confirm: t(`hook.${command}`),
    isDanger: command === 'remove',
  })
  return useRowActions<Webhook>([
    { key: 'edit', label: t('edit'), icon: IconEdit, run: edit },
    { key: 'test', label: t('hook.sendTest'), icon: IconSend, isFor: ({ isOn }) => isOn, run: test },
    { key: 'rotate', label: t('hook.rotate'), icon: IconKey, ask: ask('rotate'), run: rotate },
    removal(t('hook.remove'), { isDanger: true, ask: ask('remove'), remove }),
  ])
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
