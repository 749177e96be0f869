import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { MOST_STEPS, type FlowFacts, type FlowStep, type StepType } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { AddStepDrawer } from './AddStepDrawer.tsx'
import { FlowTree } from './FlowTree.tsx'
import { withWays } from './needs.ts'
import { StepCard } from './StepCard.tsx'
import { copyOf, moveOne, newStep } from './steps.ts'
import css from './flow.module.css'
import stepCss from './steps.module.css'

type Props = {
  /** Shown below the steps. */
  look: ReactNode
  steps: readonly FlowStep[]
  chosenId: string | undefined
  problemsOf: (stepId: string) => string[]
  nameOf: (step: FlowStep) => string
  facts: FlowFacts | undefined
  isReadOnly: boolean
  onChoose: (id: string) => void
  onChange: (steps: FlowStep[]) => void
  /** Announces a change to screen readers. */
  onSay: (text: string) => void
}

/** The steps in their order, each movable by mouse, finger and keys; or a map of the ways that branch off. */
export function StepList(props: Props) {
  const { steps, isReadOnly } = props
  const t = useText('flows')
  const list = useRef<HTMLOListElement>(null)
  const changes = useStepChanges(props, list)
  const [view, setView] = useState<'list' | 'map'>('list')

  return (
    <section className={css.steps} aria-label={t('steps')}>
      <h2 className={css.heading}>{t('steps')}</h2>
      {steps.length === 0 && <p className={css.note}>{t('noSteps')}</p>}
      {steps.length > 0 && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('tree.view')}
          value={view}
          onChange={setView}
          data={[
            { value: 'list', label: t('tree.list') },
            { value: 'map', label: t('tree.map') },
          ]}
        />
      )}
      {view === 'map' && steps.length > 0 ? (
        <FlowTree {...props} onInsert={changes.insert} />
      ) : (
        <StepCards {...props} list={list} changes={changes} />
      )}
      <AddStep steps={steps} facts={props.facts} isReadOnly={isReadOnly} onInsert={changes.insert}>
        {props.look}
      </AddStep>
    </section>
  )
}

type CardsProps = Props & { list: RefObject<HTMLOListElement | null>; changes: ReturnType<typeof useStepChanges> }

function StepCards({ list, changes, ...props }: CardsProps) {
  const { steps, chosenId, nameOf, isReadOnly, onChoose } = props
  const { move, drop, insert, remove } = changes
  return (
    <ol ref={list} className={stepCss.stepList}>
      {steps.map((step, index) => (
        <StepCard
          key={step.id}
          step={step}
          number={index + 1}
          of={steps.length}
          name={nameOf(step)}
          problems={props.problemsOf(step.id)}
          isChosen={step.id === chosenId}
          isReadOnly={isReadOnly}
          canAdd={steps.length < MOST_STEPS}
          onChoose={() => onChoose(step.id)}
          onMove={(to) => move(index, to)}
          onDrop={(draggedId, isAfter) => drop(draggedId, index, isAfter)}
          onCopy={() => insert(copyOf(step, steps), index + 1)}
          onRemove={() => remove(index)}
        />
      ))}
    </ol>
  )
}

type AddProps = Pick<Props, 'steps' | 'facts' | 'isReadOnly'> & {
  onInsert: (step: FlowStep, at: number) => void
  /** Shown below the button. */
  children: ReactNode
}

function AddStep({ steps, facts, isReadOnly, onInsert, children }: AddProps) {
  const t = useText('flows')
  const [isAdding, setAdding] = useState(false)

  function add(type: StepType) {
    setAdding(false)
    const step = withWays(newStep(type, steps), facts)
    // The terms come before any question, and the Connect button is last.
    const end = steps.at(-1)?.type === 'one-tap' ? steps.length - 1 : steps.length
    onInsert(step, type === 'terms' ? 0 : end)
  }

  return (
    <>
      {!isReadOnly &&
        (steps.length < MOST_STEPS ? (
          <Button
            variant="default"
            fullWidth
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('addStep')}
          </Button>
        ) : (
          <p className={css.note}>{t('full', { most: MOST_STEPS })}</p>
        ))}
      {children}
      <AddStepDrawer isOpen={isAdding} facts={facts} onClose={() => setAdding(false)} onPick={add} />
    </>
  )
}

/** The changes of the list; each is also announced to those who cannot see it. */
function useStepChanges(
  { steps, chosenId, nameOf, onChoose, onChange, onSay }: Props,
  list: RefObject<HTMLOListElement | null>,
) {
  const t = useText('flows')

  function move(from: number, to: number) {
    const step = steps[from]
    if (!step || to === from || to < 0 || to >= steps.length) return
    onChange(moveOne(steps, from, to))
    onSay(t('moved', { name: nameOf(step), number: to + 1, of: steps.length }))
  }

  /** Moves the dragged step before or after the card at `index`. */
  function drop(draggedId: string, index: number, isAfter: boolean) {
    const from = steps.findIndex(({ id }) => id === draggedId)
    const to = index + (isAfter ? 1 : 0)
    if (from >= 0) move(from, from < to ? to - 1 : to)
  }

  function insert(step: FlowStep, at: number) {
    onChange(steps.toSpliced(at, 0, step))
    onChoose(step.id)
    onSay(t('added', { name: nameOf(step), number: at + 1, of: steps.length + 1 }))
  }

  function remove(index: number) {
    const step = steps[index]!
    const next = steps.toSpliced(index, 1)
    onChange(next)
    onSay(t('removed', { name: nameOf(step) }))
    const neighbour = next[Math.min(index, next.length - 1)]
    if (step.id === chosenId && neighbour) onChoose(neighbour.id)
    // The pressed button is gone, so the keyboard continues at the neighbour.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`.${stepCss.stepButton}`)
      buttons?.[Math.min(index, next.length - 1)]?.focus()
    })
  }

  return { move, drop, insert, remove }
}
