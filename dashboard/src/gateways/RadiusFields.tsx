import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { NumberField, TextField } from '../ui/fields.tsx'
import type { DeviceForm } from './deviceValues.ts'
import css from './gateways.module.css'

/** RFC 5176 §2.3 */
const COA_PORT = '3799'

/** Where a RADIUS gateway takes the guest's login and our orders, and how strict we are with it. */
export function RadiusFields({ form }: { form: DeviceForm }) {
  const t = useText('gateways')
  const strictness = form.useWatchValue('configuration.messageAuthenticator')
  return (
    <>
      <TextField
        form={form}
        name="configuration.loginUrl"
        label={t('form.loginUrl')}
        description={t('form.loginUrlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={300}
      />
      <fieldset className={css.group}>
        <legend>{t('form.coa')}</legend>
        <div className={css.addressAndPort}>
          <TextField
            form={form}
            name="configuration.coaAddress"
            label={t('form.coaAddress')}
            description={t('form.coaAddressHint')}
            autoComplete="off"
          />
          <NumberField
            form={form}
            name="configuration.coaPort"
            label={t('form.coaPort')}
            placeholder={COA_PORT}
            min={1}
            max={65_535}
            hideControls
          />
        </div>
      </fieldset>
      <div>
        <ChoiceCards
          label={t('form.security')}
          value={strictness}
          onChange={(value) => form.setFieldValue('configuration.messageAuthenticator', value)}
          choices={[
            { value: 'required', label: t('form.required.name'), text: t('form.required.text') },
            { value: 'legacy', label: t('form.legacy.name'), text: t('form.legacy.text') },
          ]}
        />
        <div role="status">
          {strictness === 'legacy' && (
            <p className={css.warning}>
              <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
              {t('form.legacyWarning')}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
