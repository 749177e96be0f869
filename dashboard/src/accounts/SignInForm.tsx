import { Button, Checkbox, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { signIn } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import { Password } from '../ui/PasswordField.tsx'
import type { SigningIn } from './useSigningIn.ts'
import css from './SignIn.module.css'

type Missing = { emailOrMobile?: string; password?: string }
type Props = {
  signing: SigningIn
  /** What the first field begins with. */
  address?: string
  /** Told whose sign-in is tried. */
  onName?: (name: string) => void
  /** Shown below what went wrong. */
  children?: ReactNode
}

/** E-mail or mobile, password. What went wrong stays beside it, and so does what was typed. */
export function SignInForm({ signing, address, onName, children }: Props) {
  const { isBusy, failure, run } = signing
  const t = useText('accounts')
  const common = useText('shell')
  const errorText = useErrorText()
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)

  const inputOf = (name: string) => {
    const input = form.current?.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : undefined
  }
  const focus = (name: string) => inputOf(name)?.focus()

  // It may arrive while somebody types: what is written stays.
  useEffect(() => {
    const input = inputOf('emailOrMobile')
    if (address && input && !input.value) input.value = address
  }, [address])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const emailOrMobile = String(typed.get('emailOrMobile') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    const remember = typed.get('remember') === 'on'
    const found: Missing = {}
    if (!emailOrMobile) found.emailOrMobile = t('fillEmailOrMobile')
    if (!password) found.password = t('fillPassword')
    setMissing(found)
    const [first] = Object.keys(found)
    if (first) return focus(first)
    onName?.(emailOrMobile)
    const isIn = await run((totp) => signIn({ email_mobile: emailOrMobile, password, remember, totp }))
    if (!isIn) focus('password')
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
      <Password
        name="password"
        label={t('password')}
        error={missing.password}
        size="md"
        autoComplete="current-password"
        required
        withAsterisk={false}
      />
      <div className={css.row}>
        <Checkbox name="remember" label={t('remember')} defaultChecked />
        <Link to="/forgot-password" className={css.link}>
          {t('forgot.link')}
        </Link>
      </div>
      {failure !== null && (
        <div className={css.failure} role="alert">
          {errorText(failure)}
          {children}
        </div>
      )}
      <Button type="submit" size="md" loading={isBusy} fullWidth>
        {failure !== null && canRetry(failure) ? common('tryAgain') : t('submit')}
      </Button>
    </form>
  )
}
