import { useText } from '../core/useText.ts'
import css from './wizard.module.css'

const STEPS = ['brand', 'details', 'connect'] as const

/** Where one is on the way to a device that works. */
export function WizardSteps({ at }: { at: (typeof STEPS)[number] }) {
  const t = useText('gateways')
  const current = STEPS.indexOf(at)
  return (
    <ol className={css.way} aria-label={t('wizard.label')}>
      {STEPS.map((step, i) => (
        <li key={step} aria-current={i === current ? 'step' : undefined} data-done={i < current || undefined}>
          <span aria-hidden>{i + 1}</span>
          {t(`wizard.${step}`)}
        </li>
      ))}
    </ol>
  )
}
