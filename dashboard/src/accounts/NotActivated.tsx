import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useText } from '../core/useText.ts'
import { ResendButton } from './ResendButton.tsx'
import css from './SignIn.module.css'

/** The password is right but the address is not confirmed yet: have the link or code sent again. */
export function NotActivated({ address, onCode }: { address: string; onCode: () => void }) {
  const t = useText('accounts')

  async function resend() {
    const { channel } = await api(accounts.resendActivation, { body: { email_mobile: address } })
    if (channel === 'mobile') onCode()
  }

  return (
    <div className={css.rescue}>
      <ResendButton send={resend} />
      {!address.includes('@') && (
        <button type="button" className={css.link} onClick={onCode}>
          {t('code.have')}
        </button>
      )}
    </div>
  )
}
