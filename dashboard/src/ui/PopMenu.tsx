import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import css from './PopMenu.module.css'
import { closest } from './closest.ts'

type Align = 'start' | 'end' | 'beside'

type Props = {
  /** Names the button and what it opens. */
  label: string
  button: ReactNode
  buttonClass?: string
  width: number
  align?: Align
  /** `dialog` when there is more inside than items, such as a search. */
  role?: 'menu' | 'dialog'
  children: ReactNode
  onClose?: () => void
}

const ITEMS = '[role^=menuitem], [data-item]'
const GAP_PX = 6
const EDGE_PX = 8
/** What most menus need. */
const ENOUGH_PX = 360

/** A button and its menu in the browser's top layer: Escape, a press elsewhere and Tab close it; arrows, Home and End move. */
export function PopMenu({ label, button, buttonClass, width, align = 'end', role = 'menu', children, onClose }: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  function onBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open' && box.current && trigger.current) place(box.current, trigger.current, width, align)
    setOpen(newState === 'open')
    if (newState === 'closed') onClose?.()
  }

  // Not sooner: what is not shown yet takes no focus.
  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open') firstOf(box.current)?.focus()
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass ?? css.icon}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup={role}
        aria-expanded={isOpen}
      >
        {button}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={css.box}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={moveThrough}
        onClick={closeAfterChoice}
      >
        {isOpen && children}
      </div>
    </>
  )
}

/** What says so, else the first thing that can be typed in or chosen. */
function firstOf(box: HTMLElement | null): HTMLElement | null | undefined {
  return box?.querySelector<HTMLElement>('[data-first]') ?? box?.querySelector<HTMLElement>(`input, ${ITEMS}`)
}

/** Under its button or beside it, or under the frame around it that says so; above where there is more room. */
function place(box: HTMLElement, trigger: HTMLElement, wanted: number, align: Align) {
  const at = (trigger.closest('[data-menu-anchor]') ?? trigger).getBoundingClientRect()
  // Without the scroll bar.
  const room = document.documentElement.clientWidth
  const width = Math.min(wanted, room - 2 * EDGE_PX)
  const left = { start: at.left, end: at.right - width, beside: at.right + GAP_PX }[align]
  const under = align === 'beside' ? at.top - GAP_PX : at.bottom
  const below = window.innerHeight - under
  const isAbove = below < ENOUGH_PX && at.top > below && align !== 'beside'
  box.style.width = `${width}px`
  box.style.left = `${Math.min(Math.max(EDGE_PX, left), room - width - EDGE_PX)}px`
  box.style.top = isAbove ? 'auto' : `${under + GAP_PX}px`
  box.style.bottom = isAbove ? `${window.innerHeight - at.top + GAP_PX}px` : 'auto'
  box.style.maxHeight = `${(isAbove ? at.top : below) - 2 * GAP_PX}px`
}

function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  const item = closest(event.target, ITEMS)
  if (item && item.dataset['keepsOpen'] === undefined) event.currentTarget.hidePopover()
}

function moveThrough(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
  const from = items.findIndex((item) => item === document.activeElement)
  const isTyping = document.activeElement instanceof HTMLInputElement
  if (event.key === 'Tab' && event.currentTarget.role === 'menu') event.currentTarget.hidePopover()
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from < 0 ? items.length - 1 : from - 1 + items.length,
    ...(isTyping ? {} : { Home: 0, End: items.length - 1 }),
  }[event.key]
  if (to === undefined || items.length === 0) return
  event.preventDefault()
  items[to % items.length]?.focus()
}
