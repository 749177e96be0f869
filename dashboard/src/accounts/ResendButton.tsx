import { useEffect, useState } from 'react'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import css from './SignIn.module.css'

const COOL_DOWN_SECONDS = 60

type Props = {
  send: () => Promise<unknown>
  /** Whether a message has gone out just now, so that the first press has to wait as well. */
  hasJustSent?: boolean
}

/** Sends the message again, once a minute at most; says whether it went. */
export function ResendButton({ send, hasJustSent = false }: Props) {
  const t = useText('accounts')
  const errorText = useErrorText()
  const [left, setLeft] = useState(hasJustSent ? COOL_DOWN_SECONDS : 0)
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  async function press() {
    if (isSending || left > 0) return
    setSending(true)
    setSaid('')
    try {
      await send()
      setSaid(t('resend.sent'))
      setLeft(COOL_DOWN_SECONDS)
    } catch (error) {
      setSaid(errorText(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={css.resend}>
      <button type="button" className={css.link} disabled={isSending || left > 0} onClick={() => void press()}>
        {left > 0 ? t('resend.wait', { seconds: left }) : t('resend.again')}
      </button>
      <span role="status">{said}</span>
    </div>
  )
}
