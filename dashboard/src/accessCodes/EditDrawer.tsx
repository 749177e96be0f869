import type { Batch } from '@portico/contract/accessCodes.ts'
import { useText } from '../core/useText.ts'
import { RowForm } from '../ui/ResourceForm.tsx'
import { TermFields } from './TermFields.tsx'
import { useCodeCommands } from './useAccessCodes.ts'
import { valuesOf } from './values.ts'

const schema = async () => (await import('@portico/contract/accessCodes.ts')).accessCodes.updateBatch.body

/** Changes a batch for all of its codes. */
export function EditDrawer({ batch, onClose }: { batch: Batch | null; onClose: () => void }) {
  const t = useText('accessCodes')
  const { update } = useCodeCommands()
  return (
    <RowForm
      row={batch}
      onClose={onClose}
      title={t('form.editTitle')}
      subtitleOf={({ name }) => name}
      width={560}
      submitLabel={t('form.save')}
      schema={schema}
      valuesOf={valuesOf}
      save={(body, { id }) => update(id, body)}
    >
      {(form) => <TermFields form={form} />}
    </RowForm>
  )
}
