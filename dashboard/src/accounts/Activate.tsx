import { Button, Loader } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { activateOnce, asksPassword } from './activateOnce.ts'
import { ActivatePassword } from './ActivatePassword.tsx'
import { FrontDoor } from './FrontDoor.tsx'
import { Onward } from './Onward.tsx'
import { ResendForm } from './ResendForm.tsx'
import css from './SignIn.module.css'

type Step = 'asking' | 'password' | 'spent' | 'failed'

/** Where the link of the activation mail leads: it activates, signs in and goes on. */
export function Activate() {
  const t = useText('accounts')
  const common = useText('shell')
  const errorText = useErrorText()
  const { activateCode } = useParams({ from: '/activate/$activateCode' })
  const [step, setStep] = useState<Step>('asking')
  const [failure, setFailure] = useState<unknown>(null)
  const navigate = useNavigate()
  const goOn = useCallback(() => navigate({ to: '/dashboard', replace: true }), [navigate])

  const ask = useCallback(async () => {
    setStep('asking')
    try {
      await activateOnce(activateCode)
      await goOn()
    } catch (error) {
      setFailure(error)
      setStep(asksPassword(error) ? 'password' : canRetry(error) ? 'failed' : 'spent')
    }
  }, [activateCode, goOn])
  useEffect(() => void ask(), [ask])

  return (
    <FrontDoor title={t('activate.title')} heading={t(`activate.${step}`)} intro={introOf(step)}>
      {step === 'asking' && <Loader size="sm" aria-label={t('activate.asking')} />}
      {step === 'password' && (
        <ActivatePassword code={activateCode} onDone={() => void goOn()} onSpent={() => setStep('spent')} />
      )}
      {step === 'failed' && (
        <Button size="md" fullWidth onClick={() => void ask()}>
          {common('tryAgain')}
        </Button>
      )}
      {step === 'spent' && (
        <div className={css.fields}>
          <ResendForm />
          <Onward question={t('activate.already')} label={t('submit')} to="/signin" />
        </div>
      )}
    </FrontDoor>
  )

  function introOf(step: Step): string | undefined {
    if (step === 'password') return t('activate.passwordText')
    if (step === 'spent') return t('activate.spentText')
    return step === 'failed' ? errorText(failure) : undefined
  }
}
