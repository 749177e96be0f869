import { useState, type FormEvent } from 'react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { PlainButton } from '../ui/plain/PlainButton.tsx'
import { PlainField } from '../ui/plain/PlainField.tsx'
import type { SigningIn } from './useSigningIn.ts'
import css from './SignIn.module.css'

const LEAST = 6

/** Six digits of an authenticator app, or one of the recovery codes kept for the day the phone is gone. */
export function SecondStep({ signing }: { signing: SigningIn }) {
  const { isBusy, failure, waiting, run, restart } = signing
  const t = useText('accounts')
  const common = useText('shell')
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isShort, setShort] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !waiting) return
    const given = code.replaceAll(/\s/g, '')
    setShort(given.length < LEAST)
    if (given.length >= LEAST) await run(waiting, given)
  }

  const error = isShort ? t(isRecovery ? 'second.fillRecovery' : 'second.fill') : failure !== null && errorText(failure)
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <PlainField
        key={String(isRecovery)}
        name="totp"
        label={t(isRecovery ? 'second.recovery' : 'second.code')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        problem={error || undefined}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCorrect="off"
        maxLength={64}
        autoFocus
        inputClass={isRecovery ? css.recovery : css.code}
      />
      <PlainButton type="submit" size="md" isBusy={isBusy} isWide>
        {failure !== null && canRetry(failure) ? common('tryAgain') : t('submit')}
      </PlainButton>
      <div className={css.row}>
        <button type="button" className={css.link} onClick={restart}>
          {t('back')}
        </button>
        <button
          type="button"
          className={css.link}
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
            setShort(false)
          }}
        >
          {t(isRecovery ? 'second.useCode' : 'second.useRecovery')}
        </button>
      </div>
    </form>
  )
}
