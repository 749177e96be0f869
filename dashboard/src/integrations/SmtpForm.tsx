import { Select } from '@mantine/core'
import { connections, type Connection } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { NumberField, TextField } from '../ui/fields.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SecretField } from '../ui/SecretField.tsx'
import css from './integrations.module.css'

const SECURITY = ['tls', 'starttls', 'none'] as const
const EMPTY = { host: '', port: 465, user: '', fromName: '', fromAddress: '' }

type Props = { known: Extract<Connection, { kind: 'smtp' }>; onDone: () => Promise<void> }

export function SmtpForm({ known, onDone }: Props) {
  const t = useText('integrations')
  const saved = useSaved()
  const initialValues: typeof EMPTY & { password: string; security: (typeof SECURITY)[number] } = {
    ...EMPTY,
    security: 'tls',
    ...known.settings,
    password: '',
  }
  const state = useContractForm({
    initialValues,
    schema: async () => (await import('@portico/contract/integrations.ts')).connections.saveSmtp.body,
    toBody: (values) => ({ ...values, password: values.password || undefined }),
    async save(body) {
      await saved('updated', () => api(connections.saveSmtp, { body }))
      await onDone()
    },
  })
  const { form } = state
  const security = form.useWatchValue('security')
  const words = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' }
  return (
    <DrawerForm state={state} submitLabel={t('save')}>
      <div className={css.pair}>
        <TextField form={form} name="host" label={t('smtp.host')} {...words} withAsterisk />
        <NumberField form={form} name="port" label={t('smtp.port')} min={1} max={65_535} withAsterisk />
      </div>
      <p className={css.quiet}>{t('smtp.portHint')}</p>
      <Select
        label={t('smtp.security')}
        data={SECURITY.map((value) => ({ value, label: t(`smtp.${value}`) }))}
        value={security}
        onChange={(value) => form.setFieldValue('security', SECURITY.find((one) => one === value) ?? 'tls')}
        allowDeselect={false}
      />
      {security === 'none' && <Notice>{t('smtp.noneWarning')}</Notice>}
      <TextField form={form} name="user" label={t('smtp.user')} {...words} />
      <SecretField form={form} name="password" label={t('smtp.password')} isKnown={known.secret !== null} />
      <TextField form={form} name="fromName" label={t('smtp.fromName')} maxLength={60} />
      <TextField
        form={form}
        name="fromAddress"
        label={t('smtp.fromAddress')}
        inputMode="email"
        {...words}
        withAsterisk
      />
    </DrawerForm>
  )
}
