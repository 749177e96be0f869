import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { signIn } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import { PlainButton } from '../ui/plain/PlainButton.tsx'
import { PlainCheck, PlainField, PlainPassword } from '../ui/plain/PlainField.tsx'
import type { SigningIn } from './useSigningIn.ts'
import css from './SignIn.module.css'

type Missing = { emailOrMobile?: string; password?: string }
type Props = {
  signing: SigningIn
  /** What the first field begins with. */
  address?: string
  /** Receives the name that is tried. */
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
  const { form, focus } = useInputs(address)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = readForm(event.currentTarget)
    const empty: Missing = {
      ...(!typed.emailOrMobile && { emailOrMobile: t('fillEmailOrMobile') }),
      ...(!typed.password && { password: t('fillPassword') }),
    }
    setMissing(empty)
    const [first] = Object.keys(empty)
    if (first) return focus(first)
    onName?.(typed.emailOrMobile)
    const { emailOrMobile: email_mobile, password, remember } = typed
    const isIn = await run((totp) => signIn({ email_mobile, password, remember, totp }))
    if (!isIn) focus('password')
  }

  return (
    <form ref={form} className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <NameAndPassword missing={missing} />
      <div className={css.row}>
        <PlainCheck name="remember" label={t('remember')} defaultChecked />
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
      <PlainButton type="submit" size="md" isBusy={isBusy} isWide>
        {failure !== null && canRetry(failure) ? common('tryAgain') : t('submit')}
      </PlainButton>
    </form>
  )
}

function NameAndPassword({ missing }: { missing: Missing }) {
  const t = useText('accounts')
  return (
    <>
      <PlainField
        name="emailOrMobile"
        label={t('emailOrMobile')}
        problem={missing.emailOrMobile}
        autoComplete="username"
        required
      />
      <PlainPassword
        name="password"
        label={t('password')}
        problem={missing.password}
        autoComplete="current-password"
        required
      />
    </>
  )
}

/** The form itself, which holds what was typed; `address` fills its first field when that is empty. */
function useInputs(address: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const inputOf = (name: string) => {
    const input = form.current?.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : undefined
  }

  // It may arrive while somebody types, whose text stays.
  useEffect(() => {
    const input = inputOf('emailOrMobile')
    if (address && input && !input.value) input.value = address
  }, [address])

  return { form, focus: (name: string) => inputOf(name)?.focus() }
}

function readForm(form: HTMLFormElement) {
  const typed = new FormData(form)
  return {
    emailOrMobile: String(typed.get('emailOrMobile') ?? '').trim(),
    password: String(typed.get('password') ?? ''),
    remember: typed.get('remember') === 'on',
  }
}
