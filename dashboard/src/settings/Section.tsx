import type { ReactNode } from 'react'
import css from './settings.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** One matter of the account: what it is about on the left, what can be done on the right. */
export function Section({ title, text, children }: Props) {
  return (
    <section className={css.section}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  )
}
