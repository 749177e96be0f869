import type { AccessCode } from '@portico/contract/accessCodes.ts'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { RowForm } from '../ui/ResourceForm.tsx'
import { useCodeCommands } from './useAccessCodes.ts'

const schema = async () => (await import('@portico/contract/accessCodes.ts')).accessCodes.note.body

/** The note that says who a code is for. */
export function NoteDrawer({ code, onClose }: { code: AccessCode | null; onClose: () => void }) {
  const t = useText('accessCodes')
  const { note } = useCodeCommands()
  return (
    <RowForm
      row={code}
      onClose={onClose}
      title={t('noteForm.title')}
      subtitleOf={(shown) => groupCode(shown.code)}
      submitLabel={t('form.save')}
      schema={schema}
      valuesOf={(shown) => ({ note: shown.note })}
      save={(body, { id }) => note(id, body.note)}
    >
      {(form) => <TextField form={form} name="note" label={t('noteForm.label')} maxLength={80} autoComplete="off" />}
    </RowForm>
  )
}
