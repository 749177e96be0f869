import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { AutomationProblemCode } from '@portico/contract/automations/check.ts'
import type { AutomationStep } from '@portico/contract/automations/content.ts'
import { useText } from '../core/useText.ts'
import { Problems } from './Problems.tsx'
import { StepFields } from './StepFields.tsx'
import css from './automations.module.css'

type Props = {
  step: AutomationStep
  steps: readonly AutomationStep[]
  problems: readonly AutomationProblemCode[]
  isReadOnly: boolean
  onChange: (step: AutomationStep, mark?: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The chosen step: what it does, where it stands, and away with it. */
export function StepPane({ step, steps, problems, isReadOnly, onChange, onMove, onRemove }: Props) {
  const t = useText('automations')
  const beside = steps.filter(({ under, arm }) => under === step.under && arm === step.arm)
  const at = beside.indexOf(step)
  return (
    <fieldset className={css.part} disabled={isReadOnly}>
      <h2>{t(`kind.${step.type}`)}</h2>
      <p className={css.note}>{t(`kindText.${step.type}`)}</p>
      <Problems codes={problems} />
      <StepFields step={step} steps={steps} isReadOnly={isReadOnly} onChange={onChange} />
      {!isReadOnly && (
        <div className={css.buttons}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconArrowUp size={15} aria-hidden />}
            disabled={at <= 0}
            onClick={() => onMove(-1)}
          >
            {t('moveUp')}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconArrowDown size={15} aria-hidden />}
            disabled={at === beside.length - 1}
            onClick={() => onMove(1)}
          >
            {t('moveDown')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={onRemove}
          >
            {t('removeStep')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
