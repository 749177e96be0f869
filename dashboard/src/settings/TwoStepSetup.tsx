import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ConfirmCode } from './ConfirmCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './settings.module.css'

type SetupStart = Reply<typeof accounts.beginTotp>

/** Three steps: the password again, the picture for the app and its first code, the recovery codes. */
export function TwoStepSetup({ onDone }: { onDone: () => void }) {
  const invalidate = useInvalidate()
  const [begun, setBegun] = useState<SetupStart | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  function isOn(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    void invalidate(accounts)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return begun ? <ConfirmCode begun={begun} onDone={isOn} /> : <ProveAgain onDone={setBegun} />
}

function ProveAgain({ onDone }: { onDone: (begun: SetupStart) => void }) {
  const t = useText('settings')
  const state = useContractForm({
    initialValues: { password: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.beginTotp.body,
    toBody: ({ password }) => ({ password: password || undefined }),
    async save(body) {
      onDone(await api(accounts.beginTotp, { body }))
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('twoStep.next')}>
      <p className={css.quiet}>{t('twoStep.proveText')}</p>
      <PasswordField
        form={state.form}
        name="password"
        label={t('password.current')}
        description={t('twoStep.noPassword')}
      />
    </DrawerForm>
  )
}
