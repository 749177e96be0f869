import { lazy, Suspense, useState } from 'react'
import { useText } from '../core/useText.ts'
import { FrontDoor } from './FrontDoor.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { InvitationNote } from './InvitationNote.tsx'
import { NotActivated } from './NotActivated.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Onward } from './Onward.tsx'
import { useGoogleReturn } from './useGoogleReturn.ts'
import { useGoOnWhenSignedIn } from './useGoOn.ts'
import { invitedAddress, useInvitation } from './useInvitation.ts'
import { hasCode, useSigningIn } from './useSigningIn.ts'

// Rarely needed: the first page stays light.
const EnterCode = lazy(() => import('./EnterCode.tsx').then((file) => ({ default: file.EnterCode })))

/** The front door: password, Google, and the second step of those who have one. */
export function SignIn() {
  const t = useText('accounts')
  const signing = useSigningIn()
  const [name, setName] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const asked = useInvitation()
  useGoOnWhenSignedIn()
  useGoogleReturn(signing.run)
  const isSecond = signing.waiting !== null
  const isFirst = !isSecond && !isConfirming
  return (
    <FrontDoor
      title={t('title')}
      heading={t(isSecond ? 'second.title' : isConfirming ? 'code.title' : 'welcome')}
      intro={isSecond ? t('second.intro') : isConfirming ? t('code.intro', { address: name }) : t('intro')}
    >
      {/* Hidden rather than gone, so that what was typed is still there on the way back. */}
      <div hidden={!isFirst}>
        <InvitationNote asked={asked} />
        <SignInForm
          address={invitedAddress(asked)}
          signing={isSecond ? { ...signing, failure: null } : signing}
          onName={setName}
        >
          {hasCode(signing.failure, 'auth/not-activated') && (
            <NotActivated address={name} onCode={() => setConfirming(true)} />
          )}
        </SignInForm>
        <GoogleButton />
        <Onward question={t('noAccount')} label={t('create')} to="/signup" />
      </div>
      {isSecond && <SecondStep signing={signing} />}
      {isConfirming && (
        <Suspense fallback={null}>
          <EnterCode address={name} onBack={() => setConfirming(false)} />
        </Suspense>
      )}
    </FrontDoor>
  )
}
