import { IconMailOpened } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { ResendButton } from './ResendButton.tsx'
import css from './SignIn.module.css'

type Props = { hint: string; resend: () => Promise<unknown>; onBack: () => void }

/** A link is on its way: what to do meanwhile, and what if it does not come. */
export function CheckMail({ hint, resend, onBack }: Props) {
  const t = useText('accounts')
  return (
    <div className={css.fields}>
      <p className={css.note}>
        <IconMailOpened size={22} stroke={1.7} aria-hidden="true" />
        {hint}
      </p>
      <ResendButton hasJustSent send={resend} />
      <button type="button" className={css.link} onClick={onBack}>
        {t('otherAddress')}
      </button>
    </div>
  )
}
