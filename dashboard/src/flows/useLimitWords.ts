import type { FlowStep } from '@portico/contract/flows.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'

type Limits = Pick<FlowStep, 'sessionSpeed' | 'sessionTimeout'>

/** Speed and time as an owner says them: "5 Mbps · 2 h". Nothing where the device decides both. */
export function useLimitWords(limits: Limits): string {
  const { speed, time } = useLimitParts(limits)
  return [speed, time].filter(Boolean).join(' · ')
}

/** Each of the two in words; undefined where the device decides. */
export function useLimitParts({ sessionSpeed, sessionTimeout }: Limits): { speed?: string; time?: string } {
  const t = useText('flows')
  const { decimal, duration } = useFormat()
  const inMbps = (kbps: number) => (kbps === 0 ? '∞' : decimal(kbps / 1000))
  const speedOf = ({ downKbps, upKbps }: NonNullable<Limits['sessionSpeed']>) =>
    downKbps === 0 && upKbps === 0
      ? t('session.unlimited')
      : t('session.speed', {
          speed: downKbps === upKbps ? inMbps(downKbps) : `${inMbps(downKbps)} / ${inMbps(upKbps)}`,
        })
  return {
    ...(sessionSpeed ? { speed: speedOf(sessionSpeed) } : {}),
    ...(sessionTimeout ? { time: duration(sessionTimeout * 60) } : {}),
  }
}
