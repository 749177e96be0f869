import { IconRouter, IconServerBolt } from '@tabler/icons-react'
import { GATEWAY_TYPES } from '@portico/contract/gateways.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { TextField } from '../ui/fields.tsx'
import type { DeviceForm } from './deviceValues.ts'
import { LimitFields } from './LimitFields.tsx'
import { OpenndsFields } from './OpenndsFields.tsx'
import { RadiusFields } from './RadiusFields.tsx'

const ICONS = { opennds: IconRouter, radius: IconServerBolt }
const OWN_FIELDS = { opennds: OpenndsFields, radius: RadiusFields }

/** Everything asked about a device; the middle part depends on its type. */
export function DeviceFields({ form, isNew }: { form: DeviceForm; isNew: boolean }) {
  const t = useText('gateways')
  const type = form.useWatchValue('type')
  const OwnFields = OWN_FIELDS[type]
  return (
    <>
      <ChoiceCards
        label={t('form.type')}
        value={type}
        onChange={(value) => form.setFieldValue('type', value)}
        choices={GATEWAY_TYPES.map((value) => {
          const Icon = ICONS[value]
          return {
            value,
            label: t(`types.${value}.name`),
            text: t(`types.${value}.text`),
            icon: <Icon size={26} stroke={1.5} aria-hidden />,
          }
        })}
      />
      <TextField
        form={form}
        name="name"
        label={t('form.name')}
        placeholder={t('form.nameHint')}
        maxLength={128}
        required
        withAsterisk
      />
      <TextField
        form={form}
        name="manufacturer"
        label={t('form.manufacturer')}
        description={t('form.manufacturerHint')}
        maxLength={64}
      />
      {isNew && (
        <TextField
          form={form}
          name="nas_id"
          label={t('nasId')}
          description={t('form.nasIdHint')}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <OwnFields form={form} />
      <LimitFields form={form} />
    </>
  )
}
