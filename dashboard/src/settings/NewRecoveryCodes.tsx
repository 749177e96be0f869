import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useText } from '../core/useText.ts'
import { ACCOUNT_LOG, TWO_STEP } from './keys.ts'
import { ProveForm } from './ProveForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** A new set of recovery codes; the old ones stop working. */
export function NewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const t = useText('settings')
  const client = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} lead={t('twoStep.newCodes')} onDone={onDone} />
  return (
    <ProveForm
      lead={t('twoStep.renewText')}
      submitLabel={t('twoStep.renew')}
      onProved={async (body) => {
        const { recoveryCodes } = await api(accounts.renewRecoveryCodes, { body })
        setCodes(recoveryCodes)
        void client.invalidateQueries({ queryKey: TWO_STEP })
        void client.invalidateQueries({ queryKey: ACCOUNT_LOG })
      }}
    />
  )
}
