import type { ReactNode } from 'react'
import { Card } from '../ui/Screen.tsx'
import css from './imports.module.css'

type Props = {
  label: string
  /** From 0 to 1; absent while nobody knows. */
  part?: number
  note?: ReactNode
  children?: ReactNode
}

/** Work that goes on, and how far it is. */
export function Progress({ label, part, note, children }: Props) {
  return (
    <Card>
      <div className={css.progress} role="status">
        <strong>{label}</strong>
        <progress aria-label={label} max={1} value={part} />
        {note && <p>{note}</p>}
        {children}
      </div>
    </Card>
  )
}
