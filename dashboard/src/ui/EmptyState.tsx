import type { ReactNode } from 'react'
import css from './states.module.css'

type Props = {
  /** One of the drawings in `art/`. */
  art: ReactNode
  title: string
  text?: ReactNode
  /** What leads on from here. */
  children?: ReactNode
  /** Level of the heading; 2 unless it stands under another. */
  level?: 2 | 3
}

/** What a list shows when it holds nothing: a picture, why, and the next step. */
export function EmptyState({ art, title, text, children, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <div className={css.art}>{art}</div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={css.next}>{children}</div>}
    </div>
  )
}
