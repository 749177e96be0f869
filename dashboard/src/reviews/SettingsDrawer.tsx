import { reviews } from '@portico/contract/reviews.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { NumberField, SwitchField, TextField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'

type Props = { opened: boolean; onClose: () => void }

const schema = async () => (await import('@portico/contract/reviews.ts')).reviews.saveSettings.body

/** Settings of reviews: publication, the Google link, leads from low scores. */
export function SettingsDrawer({ opened, onClose }: Props) {
  const t = useText('reviews.settings')
  const save = useText('reviews')('save')
  const { data } = useReply(reviews.settings, {})
  const saved = useSaved()
  const invalidate = useInvalidate()
  if (!data) return null
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('title')}
      submitLabel={save}
      initialValues={data}
      schema={schema}
      save={async (body) => {
        await saved('updated', () => api(reviews.saveSettings, { body }))
        await invalidate(reviews)
        onClose()
      }}
    >
      {(form) => (
        <>
          <SwitchField form={form} name="isShown" label={t('isShown')} description={t('isShownHint')} />
          <TextField form={form} name="googleUrl" label={t('googleUrl')} description={t('googleUrlHint')} type="url" />
          <NumberField
            form={form}
            name="lowScore"
            label={t('lowScore')}
            description={t('lowScoreHint')}
            min={0}
            max={4}
          />
        </>
      )}
    </ResourceForm>
  )
}
