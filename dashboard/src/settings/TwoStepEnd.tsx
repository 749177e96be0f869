import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { ProveForm } from './ProveForm.tsx'

/** Back to the password alone, by whoever knows it and holds the phone. */
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
