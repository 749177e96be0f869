import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../core/useText.ts'
import { FrontDoor } from './FrontDoor.tsx'
import { Onward } from './Onward.tsx'
import { ResetForm } from './ResetForm.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Where the link of the "forgotten password" mail leads. */
export function ResetPassword() {
  const t = useText('accounts')
  const { code } = useParams({ from: '/reset-password/$code' })
  const [isSpent, setSpent] = useState(false)
  return (
    <FrontDoor
      title={t('reset.title')}
      heading={t(isSpent ? 'reset.spent' : 'reset.title')}
      intro={t(isSpent ? 'reset.spentText' : 'reset.intro')}
    >
      {isSpent ? (
        <LinkButton to="/forgot-password" size="md" fullWidth>
          {t('reset.again')}
        </LinkButton>
      ) : (
        <ResetForm code={code} onSpent={() => setSpent(true)} />
      )}
      <Onward label={t('toSignIn')} to="/signin" />
    </FrontDoor>
  )
}
