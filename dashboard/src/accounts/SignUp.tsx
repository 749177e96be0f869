import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useText } from '../core/useText.ts'
import { CheckMail } from './CheckMail.tsx'
import { EnterCode } from './EnterCode.tsx'
import { FrontDoor } from './FrontDoor.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { InvitationNote } from './InvitationNote.tsx'
import { Onward } from './Onward.tsx'
import { SignUpForm, type SignedUp } from './SignUpForm.tsx'
import { useGoOnWhenSignedIn } from './useGoOn.ts'
import { invitedAddress, useInvitation } from './useInvitation.ts'

/** A new account: who, how to reach them, then the proof that the address is theirs. */
export function SignUp() {
  const t = useText('accounts')
  const [done, setDone] = useState<SignedUp | null>(null)
  const asked = useInvitation()
  useGoOnWhenSignedIn()

  const isMail = done?.channel === 'email'
  return (
    <FrontDoor
      title={t('signUp.title')}
      heading={t(!done ? 'signUp.heading' : isMail ? 'mail.title' : 'code.title')}
      intro={!done ? t('signUp.intro') : t(isMail ? 'mail.intro' : 'code.intro', { address: done.address })}
    >
      <div hidden={done !== null}>
        <InvitationNote asked={asked} />
        <SignUpForm address={invitedAddress(asked)} onDone={setDone} />
        <GoogleButton />
        <Onward question={t('haveAccount')} label={t('submit')} to="/signin" />
      </div>
      {done && isMail && (
        <>
          <CheckMail
            hint={t('mail.hint')}
            resend={() => api(accounts.resendActivation, { body: { email_mobile: done.address } })}
            onBack={() => setDone(null)}
          />
          <Onward label={t('toSignIn')} to="/signin" />
        </>
      )}
      {done && !isMail && <EnterCode address={done.address} onBack={() => setDone(null)} />}
    </FrontDoor>
  )
}
