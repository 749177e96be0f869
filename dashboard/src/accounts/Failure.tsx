import { canRetry, useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import css from './SignIn.module.css'

/** What went wrong, below the fields; what was typed is still in them. */
export function Failure({ failure }: { failure: unknown }) {
  const errorText = useErrorText()
  if (failure === null) return null
  return (
    <div className={css.failure} role="alert">
      {errorText(failure)}
    </div>
  )
}

/** The word on a form's button, or "try again" when the same press may work now. */
export function SubmitLabel({ failure, label }: { failure: unknown; label: string }) {
  const t = useText('shell')
  return failure !== null && canRetry(failure) ? t('tryAgain') : label
}
