import type { HeldGuest } from '@portico/contract/guests.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import type { Deeds } from './useHeldGuest.ts'
import { useFieldName } from './words.ts'

type Props = { held: HeldGuest; isOpen: boolean; onClose: () => void; onSave: Deeds['correct'] }

/** What a guest says is wrong, put right while they stand there. */
export function CorrectDrawer(props: Props) {
  const t = useText('guests')
  return (
    <FormDrawer
      opened={props.isOpen}
      onClose={props.onClose}
      title={t('correcting.title')}
      subtitle={t('correcting.lead')}
    >
      {props.isOpen && <CorrectForm {...props} />}
    </FormDrawer>
  )
}

function CorrectForm({ held: { profile, labels }, onSave, onClose }: Props) {
  const t = useText('guests')
  const fieldName = useFieldName(labels)
  const state = useContractForm({
    initialValues: {
      name: profile.name ?? '',
      phone: profile.phone ?? '',
      email: profile.email ?? '',
      more: profile.more,
    },
    schema: async () => (await import('@portico/contract/guests.ts')).guestRights.correct.body,
    save: async (body) => {
      await onSave(body)
      onClose()
    },
  })
  const { form } = state
  return (
    <DrawerForm state={state} submitLabel={t('correcting.save')}>
      <TextField form={form} name="name" label={t('field.name')} maxLength={80} />
      <TextField form={form} name="phone" label={t('field.phone')} type="tel" maxLength={32} />
      <TextField form={form} name="email" label={t('field.email')} type="email" maxLength={254} />
      {Object.keys(profile.more).map((key) => (
        <TextField key={key} form={form} name={`more.${key}`} label={fieldName(key)} maxLength={500} />
      ))}
    </DrawerForm>
  )
}
