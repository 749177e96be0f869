import { IconAlertTriangle } from '@tabler/icons-react'
import { useErrorText } from '../core/errors.ts'
import css from './pages.module.css'

/** Why saving failed, at the head of the form; what was typed is still below. */
export function FormFailure({ failure }: { failure: unknown }) {
  const errorText = useErrorText()
  if (failure === null) return null
  return (
    <div className={css.failure} role="alert">
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
      <p>{errorText(failure)}</p>
    </div>
  )
}
