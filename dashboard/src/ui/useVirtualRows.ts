import { useVirtualizer } from '@tanstack/react-virtual'

const FROM_ROWS = 100
const ROW_HEIGHT = 57

/**
 * Which rows to draw in a scrolling box, and how much room the others take.
 * @param box Held in state by the caller: a ref object is still empty at the first layout effect, and no row would ever show.
 * @param rowHeight In pixels.
 */
export function useVirtualRows(count: number, box: HTMLElement | null, rowHeight = ROW_HEIGHT) {
  const isOn = count > FROM_ROWS
  const virtualizer = useVirtualizer({
    count,
    enabled: isOn,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: 600 },
  })
  if (!isOn)
    return { isOn, shown: Array.from({ length: count }, (_, i) => i), before: 0, after: 0, reveal: () => undefined }
  const items = virtualizer.getVirtualItems()
  return {
    isOn,
    shown: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (index: number) => virtualizer.scrollToIndex(index),
  }
}
