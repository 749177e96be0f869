import type { Batch } from '@portico/contract/accessCodes.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { TermFields } from './TermFields.tsx'
import { useCodeDeeds } from './useAccessCodes.ts'
import { valuesOf } from './values.ts'

/** Changes a batch for all of its codes. */
export function EditDrawer({ batch, onClose }: { batch: Batch | null; onClose: () => void }) {
  const t = useText('accessCodes')
  const shown = useLast(batch)
  return (
    <FormDrawer
      opened={batch !== null}
      onClose={onClose}
      title={t('form.editTitle')}
      subtitle={shown?.name}
      width={560}
    >
      {shown && <EditForm key={shown.id} batch={shown} onDone={onClose} />}
    </FormDrawer>
  )
}

function EditForm({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const t = useText('accessCodes')
  const { update } = useCodeDeeds()
  const state = useContractForm({
    initialValues: valuesOf(batch),
    schema: async () => (await import('@portico/contract/accessCodes.ts')).accessCodes.updateBatch.body,
    async save(body) {
      await update(batch.id, body)
      onDone()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('form.save')}>
      <TermFields form={state.form} />
    </DrawerForm>
  )
}
