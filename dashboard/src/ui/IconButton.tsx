import type { ReactNode } from 'react'
import css from './buttons.module.css'

type Props = {
  /** What a screen reader says; it names the thing too, such as `Delete Menu`. */
  label: string
  title?: string
  onClick: () => void
  children: ReactNode
}

/** A small quiet button that is a drawing only. */
export function IconButton({ label, title = label, onClick, children }: Props) {
  return (
    <button type="button" className={css.icon} aria-label={label} title={title} onClick={onClick}>
      {children}
    </button>
  )
}
