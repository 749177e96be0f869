import { useQueryClient } from '@tanstack/react-query'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { ACCOUNT_LOG, TWO_STEP } from './keys.ts'
import { ProveForm } from './ProveForm.tsx'

/** Back to the password alone, by whoever knows it and holds the phone. */
export function TwoStepEnd({ onDone }: { onDone: () => void }) {
  const t = useText('settings')
  const saved = useSaved()
  const client = useQueryClient()
  return (
    <ProveForm
      lead={t('twoStep.offText')}
      submitLabel={t('twoStep.turnOff')}
      onProved={async (body) => {
        await saved('updated', () => api(accounts.endTotp, { body }))
        await Promise.all([TWO_STEP, ACCOUNT_LOG].map((queryKey) => client.invalidateQueries({ queryKey })))
        onDone()
      }}
    />
  )
}
