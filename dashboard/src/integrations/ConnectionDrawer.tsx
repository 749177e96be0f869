import type { Connection } from '@portico/contract/integrations.ts'
import { useText } from '../core/useText.ts'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { GoogleForm } from './GoogleForm.tsx'
import { SmsForm } from './SmsForm.tsx'
import { SmtpForm } from './SmtpForm.tsx'

type Props = { connection: Connection | null; onClose: () => void; onSaved: () => Promise<unknown> }

/** Sets a service up, or changes it. */
export function ConnectionDrawer({ connection, onClose, onSaved }: Props) {
  const t = useText('integrations')
  const shown = useLast(connection)
  async function done() {
    await onSaved()
    onClose()
  }
  return (
    <FormDrawer
      opened={connection !== null}
      onClose={onClose}
      title={shown ? t(`cards.${shown.kind}.name`) : ''}
      subtitle={shown && t(`cards.${shown.kind}.text`)}
    >
      {shown?.kind === 'smtp' && <SmtpForm known={shown} onDone={done} />}
      {shown?.kind === 'google' && <GoogleForm known={shown} onDone={done} />}
      {shown?.kind === 'sms' && <SmsForm known={shown} onDone={done} />}
    </FormDrawer>
  )
}
