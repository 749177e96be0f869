import { useEffect, useState } from 'react'

/** Whether the content of an element is wider than the element, now and whenever one of them changes. */
export function useOverflow(element: HTMLElement | null): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setOver(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return isOver
}
