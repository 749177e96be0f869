import { useEffect, useEffectEvent } from 'react'
import { Button, Checkbox } from '@mantine/core'
import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { currentLanguage } from '../core/language.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { NewPasswordField } from '../ui/PasswordField.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import { useServerOptions } from '../core/serverOptions.ts'
import css from './SignIn.module.css'

export type SignedUp = { address: string; channel: Reply<typeof accounts.signUp>['channel'] }

/** Name, e-mail or mobile, password, and the agreement to the terms. */
export function SignUpForm({ address = '', onDone }: { address?: string; onDone: (done: SignedUp) => void }) {
  const t = useText('accounts')
  const hasMobile = useServerOptions()?.mobile ?? true
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { displayName: '', email_mobile: '', password: '', terms: false },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.signUp.body,
    toBody: (values) => ({ ...values, language: currentLanguage() }),
    async save(body) {
      const { channel } = await api(accounts.signUp, { body })
      onDone({ address: body.email_mobile, channel })
    },
  })
  // It may arrive while somebody types: what is written stays.
  const begin = useEffectEvent((invited: string) => {
    if (!form.getValues().email_mobile) form.setFieldValue('email_mobile', invited)
  })
  useEffect(() => begin(address), [address])
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        form={form}
        name="displayName"
        label={t('signUp.name')}
        description={t('signUp.nameHint')}
        size="md"
        autoComplete="name"
        maxLength={128}
      />
      <TextField
        form={form}
        name="email_mobile"
        label={t(hasMobile ? 'emailOrMobile' : 'email')}
        size="md"
        autoComplete="username"
        inputMode={hasMobile ? undefined : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      <NewPasswordField form={form} name="password" label={t('password')} size="md" />
      <Checkbox
        key={form.key('terms')}
        label={
          <>
            {t('signUp.agree')}{' '}
            <a href="/terms" target="_blank" rel="noreferrer" className={css.link}>
              {t('signUp.terms')}
            </a>
          </>
        }
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
      <Failure failure={failure} />
      <Button type="submit" size="md" loading={isSaving} fullWidth>
        <SubmitLabel failure={failure} label={t('create')} />
      </Button>
    </form>
  )
}
