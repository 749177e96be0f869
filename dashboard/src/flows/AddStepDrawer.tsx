import { isSignInType } from './needs.ts'
import { STEP_TYPES, type FlowFacts, type StepType } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { Tag } from '../ui/Tag.tsx'
import { StepIcon } from './kinds.tsx'
import css from './steps.module.css'

type Props = {
  isOpen: boolean
  facts: FlowFacts | undefined
  onClose: () => void
  onPick: (type: StepType) => void
}

/** Every type of step with what it is for. What is not connected can be added, and says so. */
export function AddStepDrawer({ isOpen, facts, onClose, onPick }: Props) {
  const t = useText('flows')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('addStep')} subtitle={t('addStepLead')}>
      <ul className={css.kinds}>
        {STEP_TYPES.map((type) => (
          <li key={type}>
            <button type="button" className={css.kind} onClick={() => onPick(type)}>
              <span className={css.stepIcon}>
                <StepIcon type={type} />
              </span>
              <span className={css.stepWords}>
                <span className={css.stepName}>
                  {t(`type.${type}`)}
                  {facts && isSignInType(type) && !facts.signIns.includes(type) && (
                    <Tag tone="warn">{t('start.needs')}</Tag>
                  )}
                </span>
                <span className={css.stepKind}>{t(`typeText.${type}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
