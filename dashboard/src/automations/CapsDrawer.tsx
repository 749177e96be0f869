import { automationSettings } from '@portico/contract/automations.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { NumberField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { message } from '../ui/toasts.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** How many messages one guest gets of all automations together. */
export function CapsDrawer({ isOpen, onClose }: Props) {
  const t = useText('automations')
  return (
    <FormDrawer opened={isOpen} onClose={onClose} title={t('caps.title')} subtitle={t('caps.lead')}>
      {isOpen && <Caps onClose={onClose} />}
    </FormDrawer>
  )
}

function Caps({ onClose }: Pick<Props, 'onClose'>) {
  const { data, error, refetch } = useReply(automationSettings.read, {}, { gcTime: 0 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <CapsForm initial={data} onClose={onClose} /> : <SkeletonBlock height={160} />
}

function CapsForm({ initial, onClose }: { initial: { mostADay: number; mostAWeek: number }; onClose: () => void }) {
  const t = useText('automations')
  const invalidate = useInvalidate()
  const mayPublish = useAllows('automation:publish')
  const state = useContractForm({
    initialValues: initial,
    schema: async () => (await import('@portico/contract/automations.ts')).automationSettings.save.body,
    save: async (body) => {
      await api(automationSettings.save, { body })
      await invalidate(automationSettings)
      message(t('caps.saved'), { seconds: 3 })
      onClose()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('caps.save')}>
      <NumberField form={state.form} name="mostADay" label={t('caps.day')} min={1} max={20} disabled={!mayPublish} />
      <NumberField form={state.form} name="mostAWeek" label={t('caps.week')} min={1} max={50} disabled={!mayPublish} />
    </DrawerForm>
  )
}
