import type { Member } from '@portico/contract/members.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { RoleChoice, type GivenRole } from './RoleChoice.tsx'

type Change = (body: { uid: string; role: GivenRole }) => Promise<unknown>
type Props = { member: Member | null; onClose: () => void; onChange: Change }

/** Gives a member another role. */
export function ChangeDrawer({ member, onClose, onChange }: Props) {
  const t = useText('members')
  const shown = useLast(member)
  return (
    <FormDrawer
      opened={member !== null}
      onClose={onClose}
      title={t('change.open')}
      subtitle={shown && (shown.displayName || shown.email_mobile)}
    >
      {shown && <ChangeForm member={shown} onChange={onChange} onDone={onClose} />}
    </FormDrawer>
  )
}

function ChangeForm({ member, onChange, onDone }: { member: Member; onChange: Change; onDone: () => void }) {
  const t = useText('members')
  const { page_id, uid } = member
  const initialValues: { page_id: string; uid: string; role: GivenRole } = {
    page_id,
    uid,
    role: member.role === 'owner' ? 'manager' : member.role,
  }
  const state = useContractForm({
    initialValues,
    schema: async () => (await import('@portico/contract/members.ts')).members.update.body,
    async save({ role }) {
      if (role && role !== member.role) await onChange({ uid, role })
      onDone()
    },
  })
  const role = state.form.useWatchValue('role')
  return (
    <DrawerForm state={state} submitLabel={t('change.save')}>
      <RoleChoice value={role} onChange={(value) => state.form.setFieldValue('role', value)} />
    </DrawerForm>
  )
}
