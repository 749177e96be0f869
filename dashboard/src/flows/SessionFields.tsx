import { NativeSelect, NumberInput, Switch } from '@mantine/core'
import type { FlowStep } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { DurationField } from './DurationField.tsx'
import type { EditorProps } from './editorProps.ts'
import { useLimitParts } from './useLimitWords.ts'
import { isWithin } from './steps.ts'
import css from './flow.module.css'

const MOST_MBPS = 10_000
const EXTENSION = { minutes: 30, times: 2 }
const TIMES = Array.from({ length: 10 }, (_, n) => String(n + 1))

/** What passing this step grants. Owners enter megabits and hours; each gateway gets its own attributes. */
export function SessionFields(props: EditorProps) {
  const { step, onChange } = props
  const t = useText('flows')
  const { speed, time } = useLimitParts(step)
  const limits = speed && time ? 'both' : speed ? 'speed' : time ? 'time' : 'none'
  return (
    <section className={css.part}>
      <h3>{t('session.title')}</h3>
      <p className={css.note}>{t('session.lead')}</p>
      <SpeedFields {...props} />
      <DurationField
        label={t('session.time')}
        minutes={step.sessionTimeout}
        onChange={(sessionTimeout) => onChange({ sessionTimeout }, `time ${step.id}`)}
      />
      <p className={css.says} role="status">
        {t(`session.says.${limits}`, { speed: speed ?? '', time: time ?? '' })} {t('session.once')}
      </p>
      <ExtensionFields {...props} />
    </section>
  )
}

function SpeedFields({ step: { id, sessionSpeed }, onChange }: EditorProps) {
  const t = useText('flows')
  const set = (side: 'downKbps' | 'upKbps', typed: number | string) =>
    onChange({ sessionSpeed: withSpeed(sessionSpeed, side, typed) }, `${side} ${id}`)
  return (
    <div className={css.pair}>
      {(['downKbps', 'upKbps'] as const).map((side) => (
        <NumberInput
          key={side}
          label={t(side === 'downKbps' ? 'session.down' : 'session.up')}
          description={side === 'downKbps' ? t('session.speedHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={t('session.byDevice')}
          suffix=" Mbps"
          value={sessionSpeed ? sessionSpeed[side] / 1000 : ''}
          onChange={(typed) => set(side, typed)}
          min={0}
          max={MOST_MBPS}
          decimalScale={2}
          allowNegative={false}
        />
      ))}
    </div>
  )
}

/** Whether guests may prolong their session themselves, by how much and how often. */
function ExtensionFields({ step: { id, extension }, onChange }: EditorProps) {
  const t = useText('flows')
  return (
    <>
      <Switch
        label={t('session.extend')}
        checked={extension !== undefined}
        onChange={(event) => onChange({ extension: event.currentTarget.checked ? EXTENSION : undefined })}
      />
      {extension && (
        <div className={css.pair}>
          <NumberInput
            label={t('session.extendMinutes')}
            suffix={` ${t('session.minutes')}`}
            value={extension.minutes}
            min={5}
            max={1440}
            allowDecimal={false}
            onChange={(typed) =>
              isWithin(typed, 5, 1440) &&
              onChange({ extension: { ...extension, minutes: Number(typed) } }, `extension ${id}`)
            }
          />
          <NativeSelect
            label={t('session.extendTimes')}
            data={TIMES}
            value={String(extension.times)}
            onChange={(event) => onChange({ extension: { ...extension, times: Number(event.currentTarget.value) } })}
          />
        </div>
      )}
    </>
  )
}

/** The wire has both sides or none: the other side begins as the one that is typed. */
function withSpeed(
  speed: FlowStep['sessionSpeed'],
  side: 'downKbps' | 'upKbps',
  typed: number | string,
): FlowStep['sessionSpeed'] {
  if (typed === '' || Number.isNaN(Number(typed))) return undefined
  const kbps = Math.min(MOST_MBPS * 1000, Math.round(Number(typed) * 1000))
  return { downKbps: kbps, upKbps: kbps, ...speed, [side]: kbps }
}
