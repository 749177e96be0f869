import { Button } from '@mantine/core'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useSession } from '../core/session.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { NewPasswordField, PasswordField } from '../ui/PasswordField.tsx'
import { Notice } from '../ui/Notice.tsx'
import css from './settings.module.css'

const EMPTY = { current: '', password: '' }

/** The password in use and the one to come. Other devices have to sign in again with it. */
export function ChangePassword() {
  const [changes, setChanges] = useState(0)
  // A fresh form after each change: nobody's password stays in the inputs.
  return <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useText('settings')
  const common = useText('shell')
  const errorText = useErrorText()
  const saved = useSaved()
  const invalidate = useInvalidate()
  const name = useSession((state) => state.session?.email_mobile)
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: EMPTY,
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.changePassword.body,
    async save(body) {
      await saved('updated', () => api(accounts.changePassword, { body }))
      void invalidate(accounts)
      onDone()
    },
  })
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password this is. */}
      <input
        className={css.unseen}
        autoComplete="username"
        value={name ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField form={form} name="current" label={t('password.current')} />
      <NewPasswordField form={form} name="password" label={t('password.new')} />
      {failure !== null && <Notice tone="bad">{errorText(failure)}</Notice>}
      <div className={css.buttons}>
        <Button type="submit" loading={isSaving}>
          {failure !== null && canRetry(failure) ? common('tryAgain') : t('password.submit')}
        </Button>
      </div>
    </form>
  )
}
