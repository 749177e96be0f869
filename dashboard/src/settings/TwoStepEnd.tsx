import { useQueryClient } from '@tanstack/react-query'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TWO_STEP } from './keys.ts'
import css from './settings.module.css'

/** Back to the password alone, by whoever knows it and holds the phone. */
export function TwoStepEnd({ onDone }: { onDone: () => void }) {
  const t = useText('settings')
  const saved = useSaved()
  const client = useQueryClient()
  const state = useContractForm({
    initialValues: { password: '', code: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.endTotp.body,
    toBody: ({ password, code }) => ({ password: password || undefined, code: code.replaceAll(/\s/g, '') }),
    async save(body) {
      await saved('updated', () => api(accounts.endTotp, { body }))
      await client.invalidateQueries({ queryKey: TWO_STEP })
      onDone()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('twoStep.turnOff')}>
      <p className={css.quiet}>{t('twoStep.offText')}</p>
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
        maxLength={32}
        classNames={{ input: css.code }}
      />
    </DrawerForm>
  )
}
