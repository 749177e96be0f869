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

/** Icon buttons at the end of a card's actions. */
export function CardTools({ children }: { children: ReactNode }) {
  return <span className={css.tools}>{children}</span>
}

type LinkProps = { className: string | undefined; children: ReactNode; tabIndex?: number; 'aria-hidden'?: boolean }
type LinkedProps = Omit<Props, 'title'> & {
  name: string
  /** The link to the thing, around its picture and around its name. */
  renderLink: (props: LinkProps) => ReactNode
}

/** A card whose picture and name lead to the thing; for keyboard and screen reader they are one link. */
export function LinkedCard({ picture, name, renderLink, ...rest }: LinkedProps) {
  return (
    <PictureCard
      {...rest}
      picture={renderLink({ className: css.pictureLink, children: picture, tabIndex: -1, 'aria-hidden': true })}
      title={<h2>{renderLink({ className: css.nameLink, children: name })}</h2>}
    />
  )
}
