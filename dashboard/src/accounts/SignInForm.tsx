import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { signIn } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import { notify } from '../ui/toasts.ts'
import css from './SignIn.module.css'

type Missing = { emailOrMobile?: string; password?: string }

/** E-mail or mobile, password. What went wrong stays beside it, and so does what was typed. */
export function SignInForm() {
  const t = useText('accounts')
  const common = useText('shell')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isShown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function focus(name: string) {
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const emailOrMobile = String(typed.get('emailOrMobile') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    const found: Missing = {}
    if (!emailOrMobile) found.emailOrMobile = t('fillEmailOrMobile')
    if (!password) found.password = t('fillPassword')
    setMissing(found)
    setFailure(null)
    const [first] = Object.keys(found)
    if (first) return focus(first)
    setBusy(true)
    try {
      await signIn({ email_mobile: emailOrMobile, password, remember: typed.get('remember') === 'on' })
    } catch (error) {
      setFailure(error)
      notify({ id: 'sign-in', kind: 'bad', text: t('loginError', { message: errorText(error) }) })
      focus('password')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        name="emailOrMobile"
        label={t('emailOrMobile')}
        error={missing.emailOrMobile}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        withAsterisk={false}
      />
      <PasswordInput
        name="password"
        label={t('password')}
        error={missing.password}
        size="md"
        autoComplete="current-password"
        maxLength={128}
        required
        withAsterisk={false}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': t(isShown ? 'hidePassword' : 'showPassword'), tabIndex: 0 }}
      />
      <Checkbox name="remember" label={t('remember')} defaultChecked />
      {failure !== null && (
        <p className={css.failure} role="alert">
          {errorText(failure)}
        </p>
      )}
      <Button type="submit" size="md" loading={isBusy} fullWidth>
        {failure !== null && canRetry(failure) ? common('tryAgain') : t('submit')}
      </Button>
    </form>
  )
}
