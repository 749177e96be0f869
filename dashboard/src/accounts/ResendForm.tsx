import { Button } from '@mantine/core'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import css from './SignIn.module.css'

/** Asks for a fresh activation link. Says the same whether the account exists or not. */
export function ResendForm() {
  const t = useText('accounts')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { email_mobile: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.resendActivation.body,
    async save(body) {
      await api(accounts.resendActivation, { body })
      setSentTo(body.email_mobile)
    },
  })
  if (sentTo !== null) {
    return (
      <p className={css.note} role="status">
        {t('activate.sent', { address: sentTo })}
      </p>
    )
  }
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        form={form}
        name="email_mobile"
        label={t('email')}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      <Failure failure={failure} />
      <Button type="submit" size="md" loading={isSaving} fullWidth>
        <SubmitLabel failure={failure} label={t('activate.resend')} />
      </Button>
    </form>
  )
}
