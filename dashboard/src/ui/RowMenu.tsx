import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { RowAction } from './column.ts'
import { actionsFor, runAction } from './RowActions.tsx'
import css from './rowActions.module.css'

type OpenMenu<Row> = { row: Row; button: HTMLElement }
type Menu<Row> = {
  opened: OpenMenu<Row> | undefined
  row: Row | undefined
  open: (row: Row, button: HTMLElement) => void
  close: () => void
}

export function useRowMenu<Row>(): Menu<Row> {
  const [opened, setOpened] = useState<OpenMenu<Row>>()
  const open = useCallback((row: Row, button: HTMLElement) => setOpened({ row, button }), [])
  const close = useCallback(() => setOpened(undefined), [])
  return { opened, row: opened?.row, open, close }
}

type Props<Row> = { menu: Menu<Row>; actions: readonly RowAction<Row>[] }

/** One menu for all rows of a table, in the browser's top layer: it closes by itself on Escape or a press elsewhere. */
export function RowMenu<Row>({ menu, actions }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const { opened, close } = menu
  useLayoutEffect(() => {
    const element = box.current
    if (!opened || !element) return
    element.showPopover()
    place(element, opened.button)
    items(element)[0]?.focus()
    const follow = () => element.hidePopover()
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => removeEventListener('scroll', follow, { capture: true })
  }, [opened])

  if (!opened) return null
  const onToggle = (event: { newState: string }) => {
    if (event.newState !== 'closed') return
    if (document.activeElement === document.body || box.current?.contains(document.activeElement)) opened.button.focus()
    close()
  }
  return (
    <div ref={box} popover="auto" role="menu" className={css.menu} onToggle={onToggle} onKeyDown={moveThrough}>
      {actionsFor(actions, opened.row)
        .filter((action) => !action.isInline)
        .map((action) => {
          const { key, label, icon: Icon, isDanger } = action
          return (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-danger={isDanger || undefined}
              onClick={() => {
                // Focus first returns to the dots, so that what opens now can give it back to them.
                opened.button.focus()
                close()
                void runAction(action, opened.row)
              }}
            >
              {Icon && <Icon size={17} stroke={1.7} aria-hidden />}
              {label}
            </button>
          )
        })}
    </div>
  )
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

function place(menu: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const isAbove = at.bottom + menu.offsetHeight + 8 > innerHeight
  menu.style.left = `${Math.max(8, at.right - menu.offsetWidth)}px`
  menu.style.top = `${isAbove ? at.top - menu.offsetHeight - 4 : at.bottom + 4}px`
}

function moveThrough(event: KeyboardEvent<HTMLElement>) {
  const all = items(event.currentTarget)
  const from = all.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: from + 1, ArrowUp: from - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (to === undefined) return
  event.preventDefault()
  all[to % all.length]?.focus()
}
