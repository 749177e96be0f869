import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { exitsOf } from '@portico/contract/chatbots/exits.ts'
import type { BotNode, BotNodes } from '@portico/contract/chatbots/flow.ts'
import { useText } from '../core/useText.ts'
import { KindIcon } from './kinds.tsx'
import { waysOf, type Names } from './useNames.ts'
import css from './canvas.module.css'

type Props = {
  nodes: BotNodes
  names: Names
  chosenId: string | undefined
  /** Nodes that were just passed in the try-out. */
  path: readonly string[]
  isWrong: (id: string) => boolean
  isReadOnly: boolean
  onChoose: (id: string) => void
  onMove: (id: string, to: { x: number; y: number }) => void
}

const WIDTH = 220
const HEAD = 46
const EXIT = 26
const EDGE = 40
const STEP = 20
/** A hand that shakes is no drag. */
const LEAST_DRAG = 4

/** The chatbot as boxes and lines. Boxes are buttons: Tab goes through them, the arrow keys with Alt move one. */
export function Canvas({ nodes, names, chosenId, path, isWrong, isReadOnly, onChoose, onMove }: Props) {
  const t = useText('chatbots')
  const drag = useDrag(onMove, isReadOnly)
  const left = Math.min(0, ...nodes.map(({ x }) => x)) - EDGE
  const top = Math.min(0, ...nodes.map(({ y }) => y)) - EDGE
  const width = Math.max(0, ...nodes.map(({ x }) => x)) - left + WIDTH + EDGE
  const height = Math.max(0, ...nodes.map((node) => node.y + heightOf(node))) - top + EDGE
  const placed = (node: BotNode) => {
    const moved = drag.placeOf(node)
    return { x: moved.x - left, y: moved.y - top }
  }
  return (
    <div className={css.canvas} role="group" aria-label={t('canvas')} tabIndex={-1}>
      <div className={css.ground} style={{ width, height }}>
        <svg className={css.lines} width={width} height={height} aria-hidden>
          {waysOf(nodes).map(({ from, by, to }) => (
            <path
              key={`${from.id} ${by}`}
              d={lineOf(
                placed(from),
                exitsOf(from).findIndex((exit) => exit.by === by),
                placed(to),
              )}
              data-lit={(path.includes(from.id) && path.includes(to.id)) || undefined}
            />
          ))}
        </svg>
        {nodes.map((node) => (
          <button
            key={node.id}
            type="button"
            className={css.node}
            style={{ left: placed(node).x, top: placed(node).y, width: WIDTH }}
            aria-pressed={node.id === chosenId}
            aria-label={names.nameOf(node)}
            data-wrong={isWrong(node.id) || undefined}
            data-lit={path.includes(node.id) || undefined}
            onClick={() => !drag.wasDragged() && onChoose(node.id)}
            onKeyDown={(event) => !isReadOnly && moveByKey(event, node, onMove)}
            {...drag.handlers(node)}
          >
            <span className={css.head}>
              <KindIcon kind={node.kind} />
              <span className={css.words}>
                <small>{t(`kind.${node.kind}`)}</small>
                <span>{names.say(node)}</span>
              </span>
            </span>
            {exitsOf(node).length > 1 &&
              exitsOf(node).map(({ by, to }) => (
                <span key={by} className={css.exit} data-open={to === null || undefined}>
                  {names.exitName(node, by)}
                </span>
              ))}
          </button>
        ))}
      </div>
    </div>
  )
}

function heightOf(node: BotNode): number {
  const exits = exitsOf(node).length
  return HEAD + (exits > 1 ? exits * EXIT : 0)
}

type Point = { x: number; y: number }

/** From the right side of an exit to the left side of a box. */
function lineOf(from: Point, exit: number, to: Point): string {
  const x1 = from.x + WIDTH
  const y1 = from.y + (exit <= 0 ? HEAD / 2 : HEAD + EXIT * (exit + 0.5))
  const [x2, y2] = [to.x, to.y + HEAD / 2]
  const bend = Math.max(40, Math.abs(x2 - x1) / 2)
  return `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`
}

function moveByKey(event: KeyboardEvent, node: BotNode, onMove: Props['onMove']) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!event.altKey || !way) return
  event.preventDefault()
  onMove(node.id, { x: node.x + way[0]! * STEP, y: node.y + way[1]! * STEP })
}

/** A box follows the pointer and is put down where it is let go. */
function useDrag(onMove: Props['onMove'], isReadOnly: boolean) {
  const start = useRef<{ id: string; at: Point; from: Point } | null>(null)
  const dragged = useRef(false)
  const [moved, setMoved] = useState<(Point & { id: string }) | null>(null)
  const placeAt = (event: PointerEvent) => {
    const { at, from, id } = start.current!
    return { id, x: Math.round(from.x + event.clientX - at.x), y: Math.round(from.y + event.clientY - at.y) }
  }
  return {
    placeOf: (node: BotNode): Point => (moved?.id === node.id ? moved : node),
    wasDragged: () => dragged.current,
    handlers: (node: BotNode) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        dragged.current = false
        if (isReadOnly || event.button !== 0 || event.pointerType === 'touch') return
        start.current = { id: node.id, at: { x: event.clientX, y: event.clientY }, from: { x: node.x, y: node.y } }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (start.current?.id !== node.id) return
        const place = placeAt(event)
        if (Math.hypot(place.x - node.x, place.y - node.y) < LEAST_DRAG && !dragged.current) return
        dragged.current = true
        setMoved(place)
      },
      onPointerUp(event: PointerEvent) {
        if (start.current?.id !== node.id) return
        if (dragged.current) {
          const { x, y } = placeAt(event)
          onMove(node.id, { x: snap(x), y: snap(y) })
        }
        start.current = null
        setMoved(null)
      },
    }),
  }
}

function snap(value: number): number {
  return Math.round(value / STEP) * STEP
}
