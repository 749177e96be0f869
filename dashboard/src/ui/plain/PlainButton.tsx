import type { ComponentProps } from 'react'
import css from './plain.module.css'

type Look = {
  /** What one is meant to press is `filled`. */
  look?: 'filled' | 'default'
  size?: 'sm' | 'md'
  isWide?: boolean
}
type Props = ComponentProps<'button'> & Look & { isBusy?: boolean }

/** A button for the first screens, which do without the library's: signing in and home wait for less. */
export function PlainButton({ look, size, isWide, isBusy = false, disabled, children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      {...buttonLook({ look, size, isWide })}
      className={[css.button, props.className].filter(Boolean).join(' ')}
      disabled={disabled ?? isBusy}
      data-busy={isBusy || undefined}
    >
      {isBusy ? <span>{children}</span> : children}
      {isBusy && <span className={css.spinner} aria-hidden />}
    </button>
  )
}

/** The same look for a link. */
export function buttonLook({ look = 'filled', size = 'sm', isWide = false }: Look = {}) {
  return { className: css.button, 'data-look': look, 'data-size': size, 'data-wide': isWide || undefined }
}
