import { ActionIcon } from '@mantine/core'
import { IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { FlowStep } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { StepIcon } from './kinds.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { useDragOrder } from '../ui/useDragOrder.ts'
import { useLimitWords } from './useLimitWords.ts'
import css from './steps.module.css'

type Props = {
  step: FlowStep
  number: number
  of: number
  name: string
  /** What is wrong with it, in words. */
  problems: readonly string[]
  isChosen: boolean
  isReadOnly: boolean
  canAdd: boolean
  onChoose: () => void
  onMove: (to: number) => void
  onDrop: (draggedId: string, isAfter: boolean) => void
  onCopy: () => void
  onRemove: () => void
}

/** One step of the list: chosen by a press, moved by its handle or by its arrows. */
export function StepCard(props: Props) {
  const { step, number, name, problems, isChosen, isReadOnly } = props
  const t = useText('flows')
  const limits = useLimitWords(step)
  const { element, handle, edge, isDragged } = useDragOrder({
    kind: 'step',
    id: step.id,
    isEnabled: !isReadOnly,
    onDrop: (draggedId, at) => props.onDrop(draggedId, at === 'bottom'),
  })
  return (
    <li
      ref={element}
      className={css.step}
      data-chosen={isChosen || undefined}
      data-bad={problems.length > 0 || undefined}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <div className={css.stepHead}>
        {!isReadOnly && (
          <span ref={handle} className={css.handle} title={t('drag')} aria-hidden>
            <IconGripVertical size={18} stroke={1.7} />
          </span>
        )}
        <button type="button" className={css.stepButton} aria-pressed={isChosen} onClick={props.onChoose}>
          <span className={css.stepIcon}>
            <StepIcon type={step.type} />
          </span>
          <span className={css.stepWords}>
            <span className={css.stepName}>{t('stepName', { number, name })}</span>
            {name !== t(`type.${step.type}`) && <span className={css.stepKind}>{t(`type.${step.type}`)}</span>}
            {limits && <span className={css.stepKind}>{limits}</span>}
          </span>
        </button>
      </div>
      {problems.map((problem) => (
        <p key={problem} className={css.stepProblem}>
          {problem}
        </p>
      ))}
      {!isReadOnly && <StepTools {...props} />}
    </li>
  )
}

type ToolProps = Pick<Props, 'name' | 'number' | 'of' | 'canAdd' | 'onMove' | 'onCopy' | 'onRemove'>

function StepTools({ name, number, of, canAdd, onMove, onCopy, onRemove }: ToolProps) {
  const t = useText('flows')
  return (
    <div className={css.stepTools}>
      <MoveButtons
        labels={{ up: t('moveUp', { name }), down: t('moveDown', { name }) }}
        isFirst={number === 1}
        isLast={number === of}
        onMove={(by) => onMove(number - 1 + by)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('duplicateStep', { name })}
        disabled={!canAdd}
        onClick={onCopy}
      >
        <IconCopy size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('removeStep', { name })} onClick={onRemove}>
        <IconTrash size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </div>
  )
}
