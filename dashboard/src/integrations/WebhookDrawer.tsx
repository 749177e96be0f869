import { Checkbox, Switch } from '@mantine/core'
import { HAPPENING_KINDS, type HappeningKind } from '@portico/contract/happenings.ts'
import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { Choices } from './Choices.tsx'
import { kindIn } from './kinds.ts'

type Props = {
  webhook: Webhook | 'new' | null
  onClose: () => void
  /** With the signing secret of a new one. */
  onSaved: (signingSecret?: string) => Promise<void>
}

/** Adds a webhook or changes one. */
export function WebhookDrawer({ webhook, onClose, onSaved }: Props) {
  const t = useText('integrations')
  const shown = useLast(webhook)
  const known = shown === 'new' ? undefined : shown
  return (
    <FormDrawer opened={webhook !== null} onClose={onClose} title={t(known ? 'hook.editTitle' : 'hook.add')}>
      <WebhookForm known={known} onSaved={onSaved} />
    </FormDrawer>
  )
}

function WebhookForm({ known, onSaved }: { known: Webhook | undefined; onSaved: Props['onSaved'] }) {
  const t = useText('integrations')
  const saved = useSaved()
  const state = useContractForm({
    initialValues: {
      url: known?.url ?? 'https://',
      kinds: (known?.kinds ?? ['guest.online']) as HappeningKind[],
      isOn: known?.isOn ?? true,
      hasPersonalData: known?.hasPersonalData ?? false,
    },
    schema: async () => (await import('@portico/contract/integrations.ts')).webhooks.create.body,
    async save(body) {
      if (!known) return onSaved((await saved('created', () => api(webhooks.create, { body }))).signingSecret)
      await saved('updated', () => api(webhooks.update, { params: { id: known.id }, body }))
      return onSaved()
    },
  })
  const { form } = state
  const [kinds, isOn, isPersonal] = [
    form.useWatchValue('kinds'),
    form.useWatchValue('isOn'),
    form.useWatchValue('hasPersonalData'),
  ]
  return (
    <DrawerForm state={state} submitLabel={t(known ? 'save' : 'hook.add')}>
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
      <Choices
        label={t('hook.kinds')}
        options={HAPPENING_KINDS}
        labelOf={(kind) => kindIn(t, kind)}
        values={kinds}
        onChange={(values) => form.setFieldValue('kinds', values)}
        error={form.errors['kinds']}
      />
      <Checkbox
        label={t('hook.personal')}
        description={t('hook.personalHint')}
        checked={isPersonal}
        onChange={(event) => form.setFieldValue('hasPersonalData', event.currentTarget.checked)}
      />
      <Switch
        label={t('hook.isOn')}
        checked={isOn}
        onChange={(event) => form.setFieldValue('isOn', event.currentTarget.checked)}
      />
    </DrawerForm>
  )
}
