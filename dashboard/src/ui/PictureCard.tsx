import type { CSSProperties, ReactNode } from 'react'
import css from './pictureCard.module.css'

/** Cards beside each other, as many as fit; `width` is the least of one, as a CSS length. */
export function PictureCards({ width, children }: { width?: string; children: ReactNode }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React types no custom properties
  const style = { '--card-width': width } as CSSProperties
  return (
    <ul className={css.grid} style={style}>
      {children}
    </ul>
  )
}

type Props = { picture: ReactNode; title: ReactNode; actions: ReactNode; children: ReactNode }

/** One thing by its picture: its title, what there is to know, and what can be done with it. */
export function PictureCard({ picture, title, actions, children }: Props) {
  return (
    <li className={css.card}>
      {picture}
      <div className={css.words}>
        {title}
        {children}
        <div className={css.actions}>{actions}</div>
      </div>
    </li>
  )
}
