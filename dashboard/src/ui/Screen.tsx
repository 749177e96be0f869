import type { ReactNode } from 'react'
import { HelpMark } from './HelpMark.tsx'
import css from './screen.module.css'

type Props = {
  title: string
  /** A sentence below the title. */
  lead?: ReactNode
  crumbs?: ReactNode
  /** The one primary action, and at most a quiet one before it. */
  action?: ReactNode
  /** On a phone `action` is one small menu, which stands beside the title. */
  hasMenu?: boolean
  children: ReactNode
}

/** The frame of every screen: where it is, what it is called, what it is for. */
export function Screen({ title, lead, crumbs, action, hasMenu, children }: Props) {
  return (
    <div className={css.screen}>
      <title>{`${title} · Portico`}</title>
      <header className={css.header} data-menu={hasMenu || undefined}>
        <div className={css.words}>
          {crumbs && <div className={css.crumbs}>{crumbs}</div>}
          <div className={css.title}>
            <h1>{title}</h1>
            <HelpMark />
          </div>
          {lead && <p>{lead}</p>}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </header>
      {children}
    </div>
  )
}

type CardProps = { children: ReactNode; title?: string; aside?: ReactNode; className?: string }

/** A surface with a heading of its own. */
export function Card({ children, title, aside, className = '' }: CardProps) {
  return (
    <section className={`${css.card} ${className}`}>
      {title && (
        <div className={css.cardHead}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
