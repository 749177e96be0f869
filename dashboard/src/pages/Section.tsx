import type { ReactNode } from 'react'
import css from './pages.module.css'

type Props = { title: string; text: string; isDanger?: boolean; children: ReactNode }

/** A part of a long form: what it is about on the left, its inputs on the right. */
export function Section({ title, text, isDanger, children }: Props) {
  return (
    <section className={isDanger ? `${css.section} ${css.danger}` : css.section}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={css.inputs}>{children}</div>
    </section>
  )
}
