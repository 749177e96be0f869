import { useState, type KeyboardEvent } from 'react'
import parts from './parts.module.css'

export type Mark = {
  key: string
  /** What a screen reader says: the name with its figures. */
  sentence: string
  left: number
  top: number
  width: number
  height: number
  /** Stands for several things or none, and cannot be picked. */
  isFixed?: boolean
}

type Props = {
  /** What the parts belong to, with how to move among them. */
  label: string
  marks: readonly Mark[]
  onActive?: (index: number | null) => void
  /** Absent where nothing can be picked. */
  onPick?: (key: string) => void
  picked?: string
}

/** The parts of a picture as things to point at and walk along: one Tab stop, arrow keys inside. */
export function Marks({ label, marks, onActive, onPick, picked }: Props) {
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, marks.length - 1)

  function walk(event: KeyboardEvent<HTMLElement>) {
    const next = stepAlong(event.key, current, marks.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    const target = event.currentTarget.children[next]
    if (target instanceof HTMLElement) target.focus()
  }

  return (
    <div className={parts.marks} role="group" aria-label={label} onKeyDown={walk}>
      {marks.map(({ key, sentence, isFixed, ...place }, index) => {
        const shared = {
          className: parts.mark,
          style: place,
          'aria-label': sentence,
          tabIndex: index === current ? 0 : -1,
          onFocus: () => (setStop(index), onActive?.(index)),
          onBlur: () => onActive?.(null),
          onPointerEnter: () => onActive?.(index),
          onPointerLeave: () => onActive?.(null),
        }
        return onPick && !isFixed ? (
          <button key={key} type="button" aria-pressed={picked === key} onClick={() => onPick(key)} {...shared} />
        ) : (
          <div key={key} role="img" {...shared} />
        )
      })}
    </div>
  )
}

/** Where a key leads among parts in a row or a column; `undefined` is not ours. */
export function stepAlong(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, current - 1)
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, current + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
