import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { usePage } from '../core/page.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { message } from '../ui/toasts.ts'
import { RoleChoice, type GivenRole } from './RoleChoice.tsx'

type Invite = (body: { email_mobile?: string; role: GivenRole }) => Promise<unknown>
type Props = { isOpen: boolean; onClose: () => void; onInvite: Invite }

/** Invites somebody by e-mail or mobile. */
export function InviteDrawer({ isOpen, onClose, onInvite }: Props) {
  const t = useText('members')
  return (
    <FormDrawer opened={isOpen} onClose={onClose} title={t('invite.open')}>
      <InviteForm onInvite={onInvite} onDone={onClose} />
    </FormDrawer>
  )
}

function InviteForm({ onInvite, onDone }: { onInvite: Invite; onDone: () => void }) {
  const t = useText('members')
  const page_id = usePage((state) => state.pageId) ?? ''
  const initialValues: { page_id: string; email_mobile: string; role: GivenRole } = {
    page_id,
    email_mobile: '',
    role: 'staff',
  }
  const state = useContractForm({
    initialValues,
    schema: async () => (await import('@portico/contract/members.ts')).members.invite.body,
    async save(body) {
      await onInvite(body)
      message(t('invite.sent', { address: body.email_mobile ?? '' }), { seconds: 3 })
      onDone()
    },
  })
  const role = state.form.useWatchValue('role')
  return (
    <DrawerForm state={state} submitLabel={t('invite.send')}>
      <TextField
        form={state.form}
        name="email_mobile"
        label={t('invite.address')}
        description={t('invite.addressHint')}
        maxLength={128}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk
      />
      <RoleChoice value={role} onChange={(value) => state.form.setFieldValue('role', value)} />
    </DrawerForm>
  )
}
