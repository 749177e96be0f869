import type { AccessCode } from '@portico/contract/accessCodes.ts'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { useCodeDeeds } from './useAccessCodes.ts'

/** The note that says who a code is for. */
export function NoteDrawer({ code, onClose }: { code: AccessCode | null; onClose: () => void }) {
  const t = useText('accessCodes')
  const shown = useLast(code)
  return (
    <FormDrawer
      opened={code !== null}
      onClose={onClose}
      title={t('noteForm.title')}
      subtitle={shown && groupCode(shown.code)}
    >
      {shown && <NoteForm key={shown.id} code={shown} onDone={onClose} />}
    </FormDrawer>
  )
}

function NoteForm({ code, onDone }: { code: AccessCode; onDone: () => void }) {
  const t = useText('accessCodes')
  const { note } = useCodeDeeds()
  const state = useContractForm({
    initialValues: { note: code.note },
    schema: async () => (await import('@portico/contract/accessCodes.ts')).accessCodes.note.body,
    async save(body) {
      await note(code.id, body.note)
      onDone()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('form.save')}>
      <TextField form={state.form} name="note" label={t('noteForm.label')} maxLength={80} autoComplete="off" />
    </DrawerForm>
  )
}
