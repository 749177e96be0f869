import type { ReactNode } from 'react'
import { useText } from '../core/useText.ts'
import { Stepper } from '../ui/Stepper.tsx'

const STEPS = ['brand', 'details', 'connect'] as const

type Props = { at: (typeof STEPS)[number]; onBack?: () => void; children?: ReactNode }

/** Where one is on the way to a device that works; only the brand can be chosen again. */
export function DeviceSteps({ at, onBack, children }: Props) {
  const t = useText('gateways')
  const steps = STEPS.map((key) => ({ key, label: t(`wizard.${key}`) }))
  return (
    <Stepper label={t('wizard.label')} steps={steps} at={at} onBack={onBack}>
      {children}
    </Stepper>
  )
}
