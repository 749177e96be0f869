import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useSession } from '../core/session.ts'
import { verifySession } from '../core/signIn.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { notify } from '../ui/toasts.ts'
import { Notice } from '../ui/Notice.tsx'
import css from './settings.module.css'

/** The e-mail address of the account. A new one counts once the link in the mail, which leads back here, was opened. */
export function Email() {
  const t = useText('settings')
  const address = useSession((state) => state.session?.email_mobile ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  useProof()
  const hasOne = address.includes('@')
  return (
    <>
      {hasOne && <p>{t('email.has', { address })}</p>}
      {sentTo ? (
        <p role="status">{t('email.sent', { address: sentTo })}</p>
      ) : hasOne && !isChanging ? (
        <div className={css.buttons}>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('email.change')}
          </Button>
        </div>
      ) : (
        <AddressForm label={t(hasOne ? 'email.next' : 'email.field')} onSent={setSentTo} />
      )}
    </>
  )
}

function AddressForm({ label, onSent }: { label: string; onSent: (address: string) => void }) {
  const t = useText('settings')
  const common = useText('shell')
  const errorText = useErrorText()
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { email: '', password: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.addEmail.body,
    async save(body) {
      await api(accounts.addEmail, { body })
      onSent(body.email)
    },
  })
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField form={form} name="email" label={label} autoComplete="email" inputMode="email" />
      <PasswordField form={form} name="password" label={t('password.current')} />
      {failure !== null && <Notice tone="bad">{errorText(failure)}</Notice>}
      <div className={css.buttons}>
        <Button type="submit" loading={isSaving}>
          {failure !== null && canRetry(failure) ? common('tryAgain') : t('email.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Back by the link: takes the code out of the address and uses it, once. */
function useProof() {
  const t = useText('settings')
  const navigate = useNavigate()
  const use = useEffectEvent(async () => {
    const code = new URLSearchParams(location.search).get('email')
    if (!code) return
    await navigate({ to: '/dashboard/settings', replace: true })
    try {
      await api(accounts.confirmEmail, { body: { code } })
      await verifySession()
      notify({ kind: 'good', text: t('email.added') })
    } catch (error) {
      notify({ kind: 'bad', text: t('email.refused'), seconds: 0 })
      console.warn(error)
    }
  })
  useEffect(() => void use(), [])
}
