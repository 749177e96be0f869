import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { ProveForm } from './ProveForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** A new set of recovery codes; the old ones stop working. */
export function NewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const t = useText('settings')
  const invalidate = useInvalidate()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} lead={t('twoStep.newCodes')} onDone={onDone} />
  return (
    <ProveForm
      lead={t('twoStep.renewText')}
      submitLabel={t('twoStep.renew')}
      onProved={async (body) => {
        const { recoveryCodes } = await api(accounts.renewRecoveryCodes, { body })
        setCodes(recoveryCodes)
        void invalidate(accounts)
      }}
    />
  )
}
