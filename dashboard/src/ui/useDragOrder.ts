import { useEffect, useRef, useState } from 'react'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge, type Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useLatest } from './useLatest.ts'

type Options = { kind: string; id: string; isEnabled: boolean; onDrop: (draggedId: string, edge: Edge | null) => void }

/** Lets an element of a list be dragged by its handle, and others be dropped before or after it. */
export function useDragOrder({ kind, id, isEnabled, onDrop }: Options) {
  const element = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setDragged] = useState(false)
  const latest = useLatest(onDrop)
  useEffect(() => {
    const [one, grip] = [element.current, handle.current]
    if (!isEnabled || !one || !grip) return undefined
    return combine(
      draggable({
        element: one,
        dragHandle: grip,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: one,
        canDrop: ({ source }) => source.data['kind'] === kind,
        getData: ({ input, element: over }) =>
          attachClosestEdge({ id }, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => setEdge(source.data['id'] === id ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop({ self, source }) {
          setEdge(null)
          latest.current(String(source.data['id']), extractClosestEdge(self.data))
        },
      }),
    )
  }, [kind, id, isEnabled, latest])
  return { element, handle, edge, isDragged }
}
