import { Button } from '@mantine/core'
import { GATEWAY_FIELDS, isAsked, type GatewayField } from '@portico/contract/gateways/fields.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { AdvancedFields } from './AdvancedFields.tsx'
import { BrandArt } from './BrandArt.tsx'
import { BrandFields } from './BrandFields.tsx'
import type { DeviceForm } from './deviceValues.ts'
import { LimitFields } from './LimitFields.tsx'
import css from './wizard.module.css'

const ADVANCED = new Set<GatewayField['name']>(['fasLevel', 'coaAddress', 'coaPort', 'messageAuthenticator'])

/** Everything asked about a device; the middle part depends on its type. @param onOther of a new one: back to the brands */
export function DeviceFields({ form, onOther }: { form: DeviceForm; onOther: (() => void) | undefined }) {
  const t = useText('gateways')
  const type = form.useWatchValue('type')
  const chosen = form.useWatchValue('configuration')
  const fields = GATEWAY_FIELDS[type].filter((field) => isAsked(type, field, (name) => chosen[name]))
  const usual = fields.filter(({ name }) => !ADVANCED.has(name))
  const advanced = fields.filter(({ name }) => ADVANCED.has(name))
  return (
    <>
      <div className={css.chosen}>
        <BrandArt type={type} />
        <div>
          <strong>{t(`types.${type}.name`)}</strong>
          <span>{t(`types.${type}.text`)}</span>
        </div>
        {onOther && (
          <Button variant="subtle" size="compact-sm" onClick={onOther}>
            {t('wizard.other')}
          </Button>
        )}
      </div>
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
      <BrandFields key={type} form={form} fields={usual} />
      <LimitFields form={form} />
      {(onOther || advanced.length > 0) && (
        <AdvancedFields form={form} paths={['nas_id', ...advanced.map(({ name }) => `configuration.${name}`)]}>
          {onOther && (
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
          <BrandFields key={type} form={form} fields={advanced} />
        </AdvancedFields>
      )}
    </>
  )
}
