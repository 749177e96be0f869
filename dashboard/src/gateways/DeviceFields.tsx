import { Button } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { BrandArt } from './BrandArt.tsx'
import { BrandFields } from './BrandFields.tsx'
import type { DeviceForm } from './deviceValues.ts'
import { LimitFields } from './LimitFields.tsx'
import css from './wizard.module.css'

/** Everything asked about a device; the middle part depends on its type. @param onOther of a new one: back to the brands */
export function DeviceFields({ form, onOther }: { form: DeviceForm; onOther: (() => void) | undefined }) {
  const t = useText('gateways')
  const type = form.useWatchValue('type')
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
      <BrandFields key={type} form={form} />
      <LimitFields form={form} />
    </>
  )
}
