import { connections, type Connection } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useSession } from '../core/session.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { useReportedTest } from './useReportedTest.ts'

type Props = { connection: Connection | null; onClose: () => void; onTested: () => Promise<unknown> }

/** Asks whom to send a test to. */
export function TestDrawer({ connection, onClose, onTested }: Props) {
  const t = useText('integrations')
  const shown = useLast(connection)
  const kind = shown?.kind === 'sms' ? 'sms' : 'smtp'
  return (
    <FormDrawer opened={connection !== null} onClose={onClose} title={t(`cards.${kind}.name`)}>
      <TestForm
        key={kind}
        kind={kind}
        onDone={async () => {
          await onTested()
          onClose()
        }}
      />
    </FormDrawer>
  )
}

function TestForm({ kind, onDone }: { kind: 'smtp' | 'sms'; onDone: () => Promise<void> }) {
  const t = useText('integrations')
  const runTest = useReportedTest()
  const own = useSession((state) => state.session?.email_mobile) ?? ''
  const isMail = kind === 'smtp'
  const state = useContractForm({
    initialValues: { to: isMail === own.includes('@') ? own : '' },
    schema: async () => {
      const { connections: calls } = await import('@portico/contract/integrations.ts')
      return isMail ? calls.testSmtp.body : calls.testSms.body
    },
    async save(body) {
      await runTest(() => api(isMail ? connections.testSmtp : connections.testSms, { body }))
      await onDone()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('test')}>
      <TextField
        form={state.form}
        name="to"
        label={t(`testTo.${kind}`)}
        description={isMail ? undefined : t('testTo.hint')}
        inputMode={isMail ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk
      />
    </DrawerForm>
  )
}
