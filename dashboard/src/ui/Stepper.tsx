import { useEffect, useRef, type ReactNode } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import css from './stepper.module.css'

type Step<Key extends string> = { key: Key; label: string }

type Props<Key extends string> = {
  /** What the steps lead to, for screen readers. */
  label: string
  steps: readonly Step<Key>[]
  at: Key
  /** Leads back to a step that is done; without it the steps only show the way. */
  onBack?: (step: Key) => void
  /** The current step: what was typed lives outside, so that going back keeps it. */
  children?: ReactNode
}

const FIELDS = '[data-autofocus], input:not([type=hidden]), select, textarea'

/** The way through a task in steps. When the step changes, the keyboard goes to its first field and a screen reader hears which step it is. */
export function Stepper<Key extends string>({ label, steps, at, onBack, children }: Props<Key>) {
  const t = useText('ui')
  const current = steps.findIndex(({ key }) => key === at)
  const here = t('stepOf', { number: current + 1, of: steps.length, name: steps[current]?.label ?? '' })
  return (
    <div className={css.stepper}>
      <ol className={css.way} aria-label={label} data-alone={children === undefined || undefined}>
        {steps.map(({ key, label: name }, i) => (
          <li key={key} aria-current={i === current ? 'step' : undefined} data-done={i < current || undefined}>
            <span className={css.number} aria-hidden>
              {i < current ? <IconCheck size={15} stroke={2.4} /> : i + 1}
            </span>
            {onBack && i < current ? (
              <button type="button" className={css.name} onClick={() => onBack(key)}>
                {name}
              </button>
            ) : (
              <span className={css.name}>{name}</span>
            )}
          </li>
        ))}
      </ol>
      {children !== undefined && (
        <StepPanel at={at} label={here}>
          {children}
        </StepPanel>
      )}
    </div>
  )
}

function StepPanel({ at, label, children }: { at: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at || !panel.current) return
    shown.current = at
    focusFirst(panel.current)
  }, [at])
  return (
    <div ref={panel} className={css.panel} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  )
}

/** The first field that takes the keyboard; a step without one takes it itself. */
function focusFirst(panel: HTMLElement) {
  for (const field of panel.querySelectorAll<HTMLElement>(FIELDS)) {
    field.focus()
    if (document.activeElement === field) return
  }
  panel.focus()
}
