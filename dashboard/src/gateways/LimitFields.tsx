import { NumberInput } from '@mantine/core'
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import { useText } from '../core/useText.ts'
import { NumberField } from '../ui/fields.tsx'
import type { DeviceForm } from './deviceValues.ts'
import { speedWord, toKbps, toMbps } from './speed.ts'
import css from './gateways.module.css'

const DAY_30_MINUTES = 43_200
const MOST_MBPS = 10_000
const MOST_MEGABYTES = 1_000_000
/** What every session on this device gets, as far as its kind can hold guests to it. */
export function LimitFields({ form }: { form: DeviceForm }) {
  const t = useText('gateways')
  const type = form.useWatchValue('type')
  const configuration = form.useWatchValue('configuration')
  const can = limitsOfGateway({ type, configuration })
  return (
    <fieldset className={css.group}>
      <legend>{t('form.limits')}</legend>
      <NumberField
        form={form}
        name="configuration.sessionMinutes"
        label={t('form.minutes')}
        description={t('form.minutesHint')}
        suffix={t('form.minutesSuffix')}
        min={1}
        max={DAY_30_MINUTES}
        step={30}
      />
      {can.speed !== 'none' && (
        <div className={css.speeds}>
          <SpeedField form={form} name="downKbps" label={t('form.down')} />
          <SpeedField form={form} name="upKbps" label={t('form.up')} />
        </div>
      )}
      {can.data !== 'none' && (
        <NumberField
          form={form}
          name="configuration.dataMegabytes"
          label={t('form.data')}
          description={t('form.dataHint')}
          suffix={t('form.dataSuffix')}
          min={1}
          max={MOST_MEGABYTES}
          step={100}
        />
      )}
    </fieldset>
  )
}

/** A speed in Mbps, with what it is good for in words; the form holds kbps as the wire does. */
function SpeedField({ form, name, label }: { form: DeviceForm; name: 'downKbps' | 'upKbps'; label: string }) {
  const t = useText('gateways')
  const path = `configuration.${name}` as const
  const kbps = form.useWatchValue(path)
  return (
    <NumberInput
      label={label}
      description={t(`form.speed.${speedWord(kbps)}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder="∞"
      suffix=" Mbps"
      value={toMbps(kbps)}
      onChange={(value) => form.setFieldValue(path, toKbps(value))}
      error={form.errors[path]}
      data-path={path}
      min={0}
      max={MOST_MBPS}
      decimalScale={2}
      allowNegative={false}
    />
  )
}
