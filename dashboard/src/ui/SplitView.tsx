import type { ReactNode } from 'react'
import css from './splitView.module.css'

/** Which part a phone shows. */
export type SplitPart = 'list' | 'content' | 'aside'

type Props = {
  /** What the list is, for screen readers. */
  label: string
  list: ReactNode
  shown: SplitPart
  /** A `SplitContent`, and a `SplitAside` where something is known of it. */
  children: ReactNode
}

/** A list, what is chosen of it, and what is known of that: side by side on a desk, one at a time on a phone. */
export function SplitView({ label, list, shown, children }: Props) {
  return (
    <div className={css.split} data-shown={shown}>
      <section className={css.list} aria-label={label}>
        {list}
      </section>
      {children}
    </div>
  )
}

export function SplitContent({ children }: { children: ReactNode }) {
  return <div className={css.content}>{children}</div>
}

export function SplitAside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={css.aside} aria-label={label}>
      {children}
    </aside>
  )
}
