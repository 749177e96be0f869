import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import type { DeviceForm } from './deviceValues.ts'

/** How openNDS hands a guest over to the portal. */
export function OpenndsFields({ form }: { form: DeviceForm }) {
  const t = useText('gateways')
  return (
    <ChoiceCards
      label={t('form.fas')}
      value={form.useWatchValue('configuration.fasLevel')}
      onChange={(value) => form.setFieldValue('configuration.fasLevel', value)}
      choices={[
        { value: '3', label: t('form.fas3.name'), text: t('form.fas3.text') },
        { value: '1', label: t('form.fas1.name'), text: t('form.fas1.text') },
      ]}
    />
  )
}
