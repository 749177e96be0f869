import { PasswordInput } from '@mantine/core'
import type { Member } from '@portico/contract/members.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { message } from '../ui/toasts.ts'
import { useLast } from '../ui/useLast.ts'
import css from './members.module.css'

type Transfer = (uid: string, password: string) => Promise<unknown>
type Props = { heir: Member | null; onClose: () => void; onTransfer: Transfer }

/** Offers the page to another member, after the owner's password. */
export function TransferDrawer({ heir, onClose, onTransfer }: Props) {
  const t = useText('members')
  const shown = useLast(heir)
  const name = shown ? shown.displayName || shown.email_mobile : ''
  return (
    <FormDrawer opened={heir !== null} onClose={onClose} title={t('transfer.title', { name })}>
      {shown && <TransferForm heir={shown} onTransfer={onTransfer} onDone={onClose} />}
    </FormDrawer>
  )
}

function TransferForm({ heir, onTransfer, onDone }: { heir: Member; onTransfer: Transfer; onDone: () => void }) {
  const t = useText('members')
  const state = useContractForm({
    initialValues: { page_id: heir.page_id, uid: heir.uid, password: '' },
    schema: async () => (await import('@portico/contract/members.ts')).members.transfer.body,
    async save({ uid, password }) {
      await onTransfer(uid, password)
      message(t('transfer.sent'), { seconds: 4 })
      onDone()
    },
  })
  const { form } = state
  return (
    <DrawerForm state={state} submitLabel={t('transfer.send')}>
      <p className={css.text}>{t('transfer.text')}</p>
      <PasswordInput
        key={form.key('password')}
        label={t('transfer.password')}
        autoComplete="current-password"
        maxLength={128}
        required
        withAsterisk
        {...form.getInputProps('password')}
      />
    </DrawerForm>
  )
}
