import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useSession } from '../core/session.ts'
import { signOut } from '../core/signIn.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { NewPasswordField } from '../ui/PasswordField.tsx'
import { notify } from '../ui/toasts.ts'
import { CodeField } from './CodeField.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import { ResendButton } from './ResendButton.tsx'
import { hasCode } from './useSigningIn.ts'
import css from './SignIn.module.css'

type Props = {
  /** The code of a link; left out when digits were sent to a phone. */
  code?: string
  mobile?: { address: string; resend: () => Promise<unknown> }
  /** The link has been used or has run out. */
  onSpent?: () => void
}

/** A new password, by the code of a link or by the digits sent to a phone. */
export function ResetForm({ code, mobile, onSpent }: Props) {
  const t = useText('accounts')
  const navigate = useNavigate()
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { code: '', password: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.resetPassword.body,
    toBody: ({ code: digits, password }) => ({
      code: code ?? digits.replaceAll(/\s/g, ''),
      email_mobile: mobile?.address,
      password,
    }),
    async save(body) {
      try {
        await api(accounts.resetPassword, { body })
      } catch (error) {
        if (hasCode(error, 'auth/code-invalid')) onSpent?.()
        throw error
      }
      // The server has ended every sign-in, this browser's too.
      if (useSession.getState().session) signOut()
      notify({ kind: 'good', text: t('reset.done') })
      await navigate({ to: '/signin' })
    },
  })
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      {mobile && <CodeField form={form} name="code" label={t('code.label')} autoFocus />}
      <NewPasswordField form={form} name="password" label={t('reset.password')} size="md" />
      <Failure failure={failure} />
      <Button type="submit" size="md" loading={isSaving} fullWidth>
        <SubmitLabel failure={failure} label={t('reset.submit')} />
      </Button>
      {mobile && <ResendButton hasJustSent send={mobile.resend} />}
    </form>
  )
}
