import { connections, type Connection } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { NumberField, TextField } from '../ui/fields.tsx'
import { SecretField } from '../ui/SecretField.tsx'

type Props = { known: Extract<Connection, { kind: 'sms' }>; onDone: () => Promise<void> }

export function SmsForm({ known, onDone }: Props) {
  const t = useText('integrations')
  const saved = useSaved()
  const state = useContractForm({
    initialValues: { url: '', sender: '', dailyLimit: 200, ...known.settings, key: '' },
    schema: async () => (await import('@portico/contract/integrations.ts')).connections.saveSms.body,
    toBody: (values) => ({ ...values, key: values.key || undefined }),
    async save(body) {
      await saved('updated', () => api(connections.saveSms, { body }))
      await onDone()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('save')}>
      <TextField
        form={state.form}
        name="url"
        label={t('sms.url')}
        description={t('sms.urlHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
      />
      <SecretField form={state.form} name="key" label={t('sms.key')} isKnown={known.secret !== null} />
      <TextField form={state.form} name="sender" label={t('sms.sender')} maxLength={15} autoComplete="off" />
      <NumberField form={state.form} name="dailyLimit" label={t('sms.dailyLimit')} min={1} max={100_000} withAsterisk />
    </DrawerForm>
  )
}
