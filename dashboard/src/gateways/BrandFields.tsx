import { IconAlertTriangle } from '@tabler/icons-react'
import type { GatewayField } from '@portico/contract/gateways/fields.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { NumberField, TextField } from '../ui/fields.tsx'
import type { DeviceForm } from './deviceValues.ts'
import css from './gateways.module.css'
import { optionalText } from '../core/optionalText.ts'

/** Settings of a type of device, drawn from the contract's own list. */
export function BrandFields({ form, fields }: { form: DeviceForm; fields: readonly GatewayField[] }) {
  const address = fields.find(({ name }) => name === 'coaAddress')
  return fields.map((field) => {
    if (field.name === 'coaPort') return null
    return field === address ? (
      <OrdersFields key={field.name} form={form} fields={fields} />
    ) : (
      <BrandField key={field.name} form={form} field={field} />
    )
  })
}

/** Address and port belong on one line. */
function OrdersFields({ form, fields }: { form: DeviceForm; fields: readonly GatewayField[] }) {
  const t = useText('gateways')
  return (
    <fieldset className={css.group}>
      <legend>{t('form.coa')}</legend>
      <div className={css.addressAndPort}>
        {fields.map(
          (field) =>
            (field.name === 'coaAddress' || field.name === 'coaPort') && (
              <BrandField key={field.name} form={form} field={field} />
            ),
        )}
      </div>
    </fieldset>
  )
}

function BrandField({ form, field }: { form: DeviceForm; field: GatewayField }) {
  const t = useText('gateways')
  if (field.kind === 'choice') return <Choice form={form} field={field} />
  const { name, placeholder } = field
  const path = `configuration.${name}`
  if (field.kind === 'number') {
    const { min, max } = field
    return (
      <NumberField
        form={form}
        name={path}
        label={t(`form.fields.coaPort.label`)}
        placeholder={placeholder}
        min={min}
        max={max}
        hideControls
      />
    )
  }
  const { kind } = field
  return (
    <TextField
      form={form}
      name={kind === 'secret' ? name : path}
      label={t(`form.fields.${field.name}.label`)}
      description={t(`form.fields.${field.name}.hint`)}
      placeholder={placeholder}
      type={kind === 'secret' ? 'password' : kind === 'url' ? 'url' : 'text'}
      inputMode={kind === 'url' ? 'url' : undefined}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      required={field.isRequired}
      withAsterisk={field.isRequired}
    />
  )
}

type ChoiceField = Extract<GatewayField, { kind: 'choice' }>

function Choice({ form, field: { name, choices } }: { form: DeviceForm; field: ChoiceField }) {
  const t = useText('gateways')
  const path = `configuration.${name}` as const
  const value = form.useWatchValue(path) || choices[0]
  // The list of choices and their phrases are checked against each other by a test.
  const word = (choice: string, part: 'name' | 'text') => optionalText(t, `form.choices.${name}.${choice}.${part}`)
  return (
    <div>
      <ChoiceCards
        label={t(`form.choices.${name}.label`)}
        value={value}
        onChange={(chosen) => form.setFieldValue(path, chosen)}
        choices={choices.map((choice) => ({
          value: choice,
          label: word(choice, 'name') ?? choice,
          text: word(choice, 'text'),
        }))}
        path={path}
      />
      <div role="status">
        {value === 'legacy' && (
          <p className={css.warning}>
            <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
            {t('form.legacyWarning')}
          </p>
        )}
      </div>
    </div>
  )
}
