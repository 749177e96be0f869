import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconGripVertical } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { useLatest } from './useLatest.ts'
import css from './board.module.css'

export type BoardStep = { key: string; label: string; colour: string }
/** Moves a card to a step; `name` is what the card is called. */
export type MoveCard = (id: string, to: string, name: string) => void
type BoardParts = { steps: readonly BoardStep[]; onMove: MoveCard; kind: string; focus: { current: string | null } }

const BoardContext = createContext<BoardParts | null>(null)

function useShared(): BoardParts {
  const shared = useContext(BoardContext)
  if (!shared) throw new Error('columns and cards stand in a Board')
  return shared
}

type BoardProps = { label: string; steps: readonly BoardStep[]; onMove: MoveCard; children: ReactNode }

/** Cards in columns: dragged, moved by arrow keys, or sent by each card's own list of steps. */
export function Board({ label, steps, onMove, children }: BoardProps) {
  const latest = useLatest(onMove)
  const focus = useRef<string | null>(null)
  const shared = useMemo(
    () => ({
      steps,
      kind: label,
      focus,
      onMove: (id: string, to: string, name: string) => latest.current(id, to, name),
    }),
    [steps, label, latest],
  )
  return (
    <BoardContext value={shared}>
      <div className={css.board} role="group" aria-label={label}>
        {children}
      </div>
    </BoardContext>
  )
}

type ColumnProps = {
  step: BoardStep
  count: number
  empty: string
  isEmpty: boolean
  children: ReactNode
  foot?: ReactNode
}

/** One column, which takes what is dropped on it. */
export function BoardColumn({ step, count, empty, isEmpty, children, foot }: ColumnProps) {
  const { kind, onMove } = useShared()
  const element = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => source.data['kind'] === kind && source.data['step'] !== step.key,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false)
        onMove(String(source.data['id']), step.key, String(source.data['name']))
      },
    })
  }, [kind, step.key, onMove])
  return (
    <section ref={element} className={css.column} data-over={isOver || undefined} aria-label={step.label}>
      <header className={css.head}>
        <span className={css.dot} data-colour={step.colour} aria-hidden />
        <h2>{step.label}</h2>
        <span className={css.count}>{count}</span>
      </header>
      {isEmpty ? <p className={css.empty}>{empty}</p> : <ul className={css.cards}>{children}</ul>}
      {foot}
    </section>
  )
}

type CardProps = {
  id: string
  step: string
  name: string
  /** What a screen reader hears at the handle. */
  handleLabel: string
  isFixed: boolean
  onOpen: () => void
  children: ReactNode
}

/** One card. Its handle takes the arrow keys; its list of steps works with a thumb. */
export function BoardCard({ id, step, name, handleLabel, isFixed, onOpen, children }: CardProps) {
  const { steps, onMove, focus } = useShared()
  const t = useText('ui')
  const { element, handle, isDragged } = useDraggable({ id, step, name, isFixed })

  function send(to: string | undefined) {
    if (to === undefined || to === step) return
    focus.current = id
    onMove(id, to, name)
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    send(steps[steps.findIndex(({ key }) => key === step) + by]?.key)
  }

  return (
    <li ref={element} className={css.card} data-dragged={isDragged || undefined}>
      <div className={css.top}>
        {!isFixed && (
          <button ref={handle} type="button" className={css.handle} aria-label={handleLabel} onKeyDown={onKeyDown}>
            <IconGripVertical size={16} stroke={1.8} aria-hidden />
          </button>
        )}
        <button type="button" className={css.name} onClick={onOpen}>
          {name}
        </button>
      </div>
      {children}
      {!isFixed && (
        <select
          className={css.move}
          aria-label={t('moveTo', { name })}
          value={step}
          onChange={(event) => send(event.currentTarget.value)}
        >
          {steps.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}

function useDraggable({ id, step, name, isFixed }: Pick<CardProps, 'id' | 'step' | 'name' | 'isFixed'>) {
  const { kind, focus } = useShared()
  const element = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    // A moved card is drawn again in its new column, where it must keep the focus.
    if (focus.current !== id) return
    focus.current = null
    handle.current?.focus()
  }, [focus, id])
  useEffect(() => {
    if (!element.current || isFixed) return undefined
    return combine(
      draggable({
        element: element.current,
        getInitialData: () => ({ kind, id, step, name }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    )
  }, [kind, id, step, name, isFixed])
  return { element, handle, isDragged }
}
