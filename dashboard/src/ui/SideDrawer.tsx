import { useEffect, useState, type ReactNode } from 'react'
import { Drawer } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { useEscape } from './useEscape.ts'
import css from './drawer.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  width?: number
  /** Set when closing loses something: then only its buttons do it, no press beside it and no Escape. */
  isFirm?: boolean
  /** Set when what is inside has no margins of its own. */
  isPadded?: boolean
  children: ReactNode
}

/** A panel from the side; on a phone it is the whole screen. */
export function SideDrawer(props: Props) {
  const { opened, onClose, title, subtitle, width = 520, isFirm = false, isPadded = false, children } = props
  const t = useText('ui')
  // Opened only after it was there closed: otherwise focus is lost when it goes, as with anything loaded on first use.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(opened), [opened])
  useEscape(opened, () => !isFirm && onClose())
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={width}
      lockScroll={false}
      closeOnClickOutside={!isFirm}
      closeOnEscape={false}
      classNames={{ content: css.content }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content data-firm={isFirm || undefined}>
        <Drawer.Header component="div" className={css.header}>
          <div className={css.words}>
            <Drawer.Title component="h2" className={css.title}>
              {title}
            </Drawer.Title>
            {subtitle && <div className={css.subtitle}>{subtitle}</div>}
          </div>
          <Drawer.CloseButton aria-label={t('close')} size={36} radius={10} />
        </Drawer.Header>
        <Drawer.Body className={css.body}>
          {isPadded ? <div className={css.fields}>{children}</div> : children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
