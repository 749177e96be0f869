import { IconCheck } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './PopMenu.module.css'

type Look = { icon?: ReactNode; children: ReactNode }

type Props = Look & {
  onClick: () => void
  /** Given: the item is one of a choice, and this says whether it is the chosen one. */
  isChosen?: boolean
  /** In a dialog instead of a menu. */
  isPlain?: boolean
  keepsOpen?: boolean
  lang?: string
}

/** An item that does something. */
export function MenuItem({ icon, children, onClick, isChosen, isPlain, keepsOpen, lang }: Props) {
  const isChoice = isChosen !== undefined
  const role = isPlain ? undefined : isChoice ? 'menuitemradio' : 'menuitem'
  return (
    <button
      type="button"
      role={role}
      aria-checked={isChoice && !isPlain ? isChosen : undefined}
      aria-current={(isPlain && isChosen) || undefined}
      tabIndex={isPlain ? undefined : -1}
      data-item
      data-keeps-open={keepsOpen || undefined}
      lang={lang}
      className={css.item}
      onClick={onClick}
    >
      {icon}
      <span className={css.itemText}>{children}</span>
      {isChosen && <IconCheck size={17} className={css.check} aria-hidden="true" />}
    </button>
  )
}

/** An item that leads somewhere. */
export function MenuLinkItem({
  icon,
  children,
  isPlain,
  ...to
}: Look & { isPlain?: boolean } & Pick<LinkProps, 'to' | 'params'>) {
  return (
    <Link
      {...to}
      role={isPlain ? undefined : 'menuitem'}
      tabIndex={isPlain ? undefined : -1}
      data-item
      className={css.item}
    >
      {icon}
      <span className={css.itemText}>{children}</span>
    </Link>
  )
}

export function MenuLine() {
  return <hr className={css.line} />
}
