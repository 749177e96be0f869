import { Button } from '@mantine/core'
import { activate } from '../core/signIn.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import { hasCode } from './useSigningIn.ts'
import css from './SignIn.module.css'

type Props = { code: string; onDone: () => void; onSpent: () => void }

/** The password of the sign-up, where the link was opened in another browser: it shows whose sign-up to activate. */
export function ActivatePassword({ code, onDone, onSpent }: Props) {
  const t = useText('accounts')
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { password: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.activate.body,
    toBody: ({ password }) => ({ code, password }),
    async save(body) {
      try {
        await activate(body)
        onDone()
      } catch (error) {
        if (hasCode(error, 'auth/code-invalid')) return onSpent()
        throw error
      }
    },
  })
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField form={form} name="password" label={t('password')} size="md" autoFocus />
      <Failure failure={failure} />
      <Button type="submit" size="md" loading={isSaving} fullWidth>
        <SubmitLabel failure={failure} label={t('activate.title')} />
      </Button>
    </form>
  )
}
