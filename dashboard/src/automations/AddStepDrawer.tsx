import { STEP_KINDS, type StepKind } from '@portico/contract/automations/kinds.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { StepIcon } from './kinds.tsx'
import css from './automations.module.css'

type Props = { isOpen: boolean; onClose: () => void; onPick: (type: StepKind) => void }

/** Everything that can happen next. */
export function AddStepDrawer({ isOpen, onClose, onPick }: Props) {
  const t = useText('automations')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('addStep')} isPadded>
      <ul className={css.kinds}>
        {STEP_KINDS.map((type) => (
          <li key={type}>
            <button type="button" className={css.kind} onClick={() => onPick(type)}>
              <span className={css.kindIcon}>
                <StepIcon type={type} />
              </span>
              <span className={css.kindWords}>
                <strong>{t(`kind.${type}`)}</strong>
                <small>{t(`kindText.${type}`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
