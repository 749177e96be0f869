import { useEffect, useState } from 'react'

const FROM_ROWS = 100
const ROW_HEIGHT = 57
/** Drawn above and below what is in sight, so that a quick scroll shows no gap. */
const EXTRA_ROWS = 8
/** Before the box has been measured. */
const FIRST_VIEW = { top: 0, height: 600 }

/**
 * Which rows to draw in a scrolling box, and how much room the others take. All rows are equally high.
 * @param box Held in state by the caller: a ref object is still empty at the first layout effect, and no row would ever show.
 * @param rowHeight In pixels.
 */
export function useVirtualRows(count: number, box: HTMLElement | null, rowHeight = ROW_HEIGHT) {
  const isOn = count > FROM_ROWS
  const { top, height } = useView(isOn ? box : null, rowHeight)
  const from = isOn ? Math.max(0, Math.min(Math.floor(top / rowHeight), count - 1) - EXTRA_ROWS) : 0
  const until = isOn ? Math.min(count, Math.ceil((top + height) / rowHeight) + EXTRA_ROWS) : count
  return {
    isOn,
    shown: Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index),
    before: from * rowHeight,
    after: isOn ? (count - Math.max(from, until)) * rowHeight : 0,
    reveal: (index: number) => isOn && box && scrollTo(box, index, rowHeight),
  }
}

/** What of a box is in sight, in steps of whole rows: a scroll inside one row draws nothing again. */
function useView(box: HTMLElement | null, rowHeight: number) {
  const [view, setView] = useState(FIRST_VIEW)
  useEffect(() => {
    if (!box) return
    const look = () => {
      const top = Math.floor(box.scrollTop / rowHeight) * rowHeight
      const height = (box.clientHeight || FIRST_VIEW.height) + rowHeight
      setView((last) => (last.top === top && last.height === height ? last : { top, height }))
    }
    look()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    observer?.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer?.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [box, rowHeight])
  return view
}

/** Moves no further than needed for the row to be in sight. */
function scrollTo(box: HTMLElement, index: number, rowHeight: number) {
  const start = index * rowHeight
  const end = start + rowHeight
  if (start < box.scrollTop) box.scrollTop = start
  else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight
}
