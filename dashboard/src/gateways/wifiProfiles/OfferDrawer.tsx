import {
  MOST_NETWORK_BYTES,
  MOST_VALID_DAYS,
  wifiProfiles,
  type WifiProfileSetting,
} from '@portico/contract/wifiProfiles.ts'
import { api } from '../../core/api.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import { NumberField, SwitchField, TextField } from '../../ui/fields.tsx'
import { ResourceForm } from '../../ui/ResourceForm.tsx'

type Props = { setting: WifiProfileSetting; opened: boolean; onClose: () => void }

const schema = async () => (await import('@portico/contract/wifiProfiles.ts')).wifiProfiles.saveSetting.body

/** The switch, the second network's name, and how long a profile is good. */
export function OfferDrawer({ setting, opened, onClose }: Props) {
  const t = useText('wifiProfiles.form')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const { networkName, validDays, isChain, hasPasspoint } = setting
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('title')}
      subtitle={t('lead')}
      submitLabel={t('save')}
      // While profiles are off, the button that leads here offers to switch them on.
      initialValues={{ isEnabled: true, networkName, validDays, isChain, hasPasspoint }}
      schema={schema}
      save={async (body) => {
        await saved('updated', () => api(wifiProfiles.saveSetting, { body }))
        await invalidate(wifiProfiles)
        onClose()
      }}
    >
      {(form) => (
        <>
          <SwitchField form={form} name="isEnabled" label={t('isEnabled')} description={t('isEnabledHint')} />
          <TextField
            form={form}
            name="networkName"
            label={t('networkName')}
            description={t('networkNameHint')}
            maxLength={MOST_NETWORK_BYTES}
            required
            withAsterisk
          />
          <NumberField
            form={form}
            name="validDays"
            label={t('validDays')}
            description={t('validDaysHint')}
            min={1}
            max={MOST_VALID_DAYS}
          />
          <SwitchField form={form} name="isChain" label={t('isChain')} description={t('isChainHint')} />
          <SwitchField form={form} name="hasPasspoint" label={t('hasPasspoint')} description={t('hasPasspointHint')} />
        </>
      )}
    </ResourceForm>
  )
}
