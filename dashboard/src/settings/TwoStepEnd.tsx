import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { ProveForm } from './ProveForm.tsx'

/** Switches the second step off; this needs the password and a code. */
export function TwoStepEnd({ onDone }: { onDone: () => void }) {
  const t = useText('settings')
  const saved = useSaved()
  const invalidate = useInvalidate()
  return (
    <ProveForm
      lead={t('twoStep.offText')}
      submitLabel={t('twoStep.turnOff')}
      onProved={async (body) => {
        await saved('updated', () => api(accounts.endTotp, { body }))
        await invalidate(accounts)
        onDone()
      }}
    />
  )
}
