import { profiles } from '@portico/contract/profiles.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { api } from '../core/api.ts'
import { NumberField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'

const FIELDS = ['regularVisits', 'coolingDays', 'riskDays', 'lostDays'] as const
const schema = async () => (await import('@portico/contract/profiles/lifecycle.ts')).Thresholds

/** When a guest counts as regular, cooling off, at risk or lost. */
export function ThresholdsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('profiles.thresholds')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const { data } = useReply(profiles.thresholds, {}, { isEnabled: isOpen })
  if (!data) return null
  return (
    <ResourceForm
      opened={isOpen}
      onClose={onClose}
      title={t('open')}
      submitLabel={t('save')}
      initialValues={data}
      schema={schema}
      save={async (body) => {
        await saved('updated', () => api(profiles.setThresholds, { body }))
        await invalidate(profiles)
        onClose()
      }}
    >
      {(form) => (
        <>
          <p>{t('lead')}</p>
          {FIELDS.map((name) => (
            <NumberField key={name} form={form} name={name} label={t(name)} min={1} max={3650} />
          ))}
        </>
      )}
    </ResourceForm>
  )
}
