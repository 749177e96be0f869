import { lazy, Suspense, useState } from 'react'
import { useText } from '../core/useText.ts'
import { FrontDoor } from './FrontDoor.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Onward } from './Onward.tsx'
import { useGoogleReturn } from './useGoogleReturn.ts'
import { useGoOnWhenSignedIn } from './useGoOn.ts'
import { invitedAddress, useInvitation } from './useInvitation.ts'
import { hasCode, useSigningIn } from './useSigningIn.ts'

// Rarely needed: the first page stays light.
const EnterCode = lazy(() => import('./EnterCode.tsx').then((file) => ({ default: file.EnterCode })))
const InvitationNote = lazy(() => import('./InvitationNote.tsx').then((file) => ({ default: file.InvitationNote })))
const NotActivated = lazy(() => import('./NotActivated.tsx').then((file) => ({ default: file.NotActivated })))
const SecondStep = lazy(() => import('./SecondStep.tsx').then((file) => ({ default: file.SecondStep })))

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
  // Who was invited may be here for the first time.
  const greeting = asked.state === 'none' ? 'welcome' : 'title'
  return (
    <FrontDoor
      title={t('title')}
      heading={t(isSecond ? 'second.title' : isConfirming ? 'code.title' : greeting)}
      intro={isSecond ? t('second.intro') : isConfirming ? t('code.intro', { address: name }) : t('intro')}
    >
      {/* Hidden rather than gone, so that what was typed is still there on the way back. */}
      <div hidden={!isFirst}>
        <Suspense>{asked.state !== 'none' && <InvitationNote asked={asked} />}</Suspense>
        <SignInForm
          address={invitedAddress(asked)}
          signing={isSecond ? { ...signing, failure: null } : signing}
          onName={setName}
        >
          {hasCode(signing.failure, 'auth/not-activated') && (
            <Suspense>
              <NotActivated address={name} onCode={() => setConfirming(true)} />
            </Suspense>
          )}
        </SignInForm>
        <GoogleButton />
        <Onward question={t('noAccount')} label={t('create')} to="/signup" />
      </div>
      <Suspense>
        {isSecond && <SecondStep signing={signing} />}
        {isConfirming && <EnterCode address={name} onBack={() => setConfirming(false)} />}
      </Suspense>
    </FrontDoor>
  )
}
