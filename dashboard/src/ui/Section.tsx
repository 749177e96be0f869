import type { ReactNode } from 'react'
import css from './section.module.css'

type Props = { id?: string; title: string; text: string; isWide?: boolean; isDanger?: boolean; children: ReactNode }

/** One matter of a long screen: what it is about beside what can be done; a wide one has its words above. */
export function Section({ id, title, text, isWide, isDanger, children }: Props) {
  return (
    <section id={id} className={css.section} data-wide={isWide || undefined} data-danger={isDanger || undefined}>
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  )
}
