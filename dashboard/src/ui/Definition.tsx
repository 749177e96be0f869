import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import css from './definition.module.css'

type Props = {
  /** The figure that is explained. */
  of: string
  children: string
}

const WIDTH = 264

/** What a figure means, behind a small sign beside its name: on hover, on focus, on a tap. */
export function Definition({ of, children }: Props) {
  const t = useText('ui')
  const id = useId()
  const sign = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)

  function show() {
    const at = sign.current?.getBoundingClientRect()
    if (!at || !box.current || box.current.matches(':popover-open')) return
    box.current.style.left = `${Math.max(8, Math.min(at.left - 12, window.innerWidth - WIDTH - 8))}px`
    box.current.style.top = `${at.bottom + 6}px`
    box.current.showPopover()
  }
  const hide = () => box.current?.matches(':popover-open') && box.current.hidePopover()
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()

  return (
    <>
      <button
        ref={sign}
        type="button"
        className={css.sign}
        aria-label={t('whatIs', { name: of })}
        aria-describedby={id}
        onClick={show}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKey}
        onPointerEnter={(event) => isMouse(event) && show()}
        onPointerLeave={(event) => isMouse(event) && hide()}
      >
        <IconInfoCircle size={15} stroke={1.7} aria-hidden />
      </button>
      <div ref={box} id={id} popover="manual" role="tooltip" className={css.box}>
        {children}
      </div>
    </>
  )
}
