import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import css from './settings.module.css'

type Proof = { password?: string; code: string }
type Props = { lead: string; submitLabel: string; onProved: (proof: Proof) => Promise<unknown> }

/** The password and a code once more, for what an open browser alone must not do. */
export function ProveForm({ lead, submitLabel, onProved }: Props) {
  const t = useText('settings')
  const state = useContractForm({
    initialValues: { password: '', code: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.endTotp.body,
    toBody: ({ password, code }) => ({ password: password || undefined, code: code.replaceAll(/\s/g, '') }),
    save: onProved,
  })
  return (
    <DrawerForm state={state} submitLabel={submitLabel}>
      <p className={css.quiet}>{lead}</p>
      <PasswordField
        form={state.form}
        name="password"
        label={t('password.current')}
        description={t('twoStep.noPassword')}
      />
      <TextField
        form={state.form}
        name="code"
        label={t('twoStep.anyCode')}
        autoComplete="one-time-code"
        maxLength={64}
      />
    </DrawerForm>
  )
}
