import { useState } from 'react'
import { Button } from '@mantine/core'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { activate } from '../core/signIn.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { asksPassword } from './activateOnce.ts'
import { CodeField } from './CodeField.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import { ResendButton } from './ResendButton.tsx'
import css from './SignIn.module.css'

type Props = { address: string; onBack: () => void }

/** The six digits sent to a phone, which activate its account and sign in. */
export function EnterCode({ address, onBack }: Props) {
  const t = useText('accounts')
  const [needsPassword, setNeedsPassword] = useState(false)
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { code: '', password: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.activate.body,
    toBody: ({ code, password }) => ({
      code: code.replaceAll(/\s/g, ''),
      email_mobile: address,
      password: password || undefined,
    }),
    async save(body) {
      try {
        await activate(body)
      } catch (error) {
        if (asksPassword(error)) setNeedsPassword(true)
        throw error
      }
    },
  })
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <CodeField form={form} name="code" label={t('code.label')} autoFocus />
      {needsPassword && (
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          size="md"
          description={t('activate.passwordText')}
        />
      )}
      <Failure failure={failure} />
      <Button type="submit" size="md" loading={isSaving} fullWidth>
        <SubmitLabel failure={failure} label={t('code.submit')} />
      </Button>
      <ResendButton hasJustSent send={() => api(accounts.resendActivation, { body: { email_mobile: address } })} />
      <button type="button" className={css.link} onClick={onBack}>
        {t('otherAddress')}
      </button>
    </form>
  )
}
