import { connections, type Connection } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { SecretField } from '../ui/SecretField.tsx'

type Props = { known: Extract<Connection, { kind: 'google' }>; onDone: () => Promise<void> }

export function GoogleForm({ known, onDone }: Props) {
  const t = useText('integrations')
  const saved = useSaved()
  const state = useContractForm({
    initialValues: { clientId: known.settings?.clientId ?? '', clientSecret: '' },
    schema: async () => (await import('@portico/contract/integrations.ts')).connections.saveGoogle.body,
    toBody: (values) => ({ ...values, clientSecret: values.clientSecret || undefined }),
    async save(body) {
      await saved('updated', () => api(connections.saveGoogle, { body }))
      await onDone()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('save')}>
      <TextField
        form={state.form}
        name="clientId"
        label={t('google.clientId')}
        description={t('google.hint')}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        withAsterisk
      />
      <SecretField
        form={state.form}
        name="clientSecret"
        label={t('google.clientSecret')}
        isKnown={known.secret !== null}
      />
    </DrawerForm>
  )
}
