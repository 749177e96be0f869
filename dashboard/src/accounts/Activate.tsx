import { Button, Loader } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { activateOnce, asksPassword } from './activateOnce.ts'
import { ActivatePassword } from './ActivatePassword.tsx'
import { FrontDoor } from './FrontDoor.tsx'
import { Onward } from './Onward.tsx'
import { ResendForm } from './ResendForm.tsx'
import css from './SignIn.module.css'

type Step = 'asking' | 'active' | 'password' | 'spent' | 'failed'

/** Where the link of the activation mail leads. */
export function Activate() {
  const t = useText('accounts')
  const common = useText('shell')
  const errorText = useErrorText()
  const { activateCode } = useParams({ from: '/activate/$activateCode' })
  const [step, setStep] = useState<Step>('asking')
  const [failure, setFailure] = useState<unknown>(null)

  const ask = useCallback(async () => {
    setStep('asking')
    try {
      await activateOnce(activateCode)
      setStep('active')
    } catch (error) {
      setFailure(error)
      setStep(asksPassword(error) ? 'password' : canRetry(error) ? 'failed' : 'spent')
    }
  }, [activateCode])
  useEffect(() => void ask(), [ask])

  return (
    <FrontDoor title={t('activate.title')} heading={t(`activate.${step}`)} intro={introOf(step)}>
      {step === 'asking' && <Loader size="sm" aria-label={t('activate.asking')} />}
      {step === 'active' && (
        <Button component={Link} to="/signin" size="md" fullWidth>
          {t('submit')}
        </Button>
      )}
      {step === 'password' && (
        <ActivatePassword code={activateCode} onDone={() => setStep('active')} onSpent={() => setStep('spent')} />
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
    if (step === 'active') return t('activate.activeText')
    if (step === 'password') return t('activate.passwordText')
    if (step === 'spent') return t('activate.spentText')
    return step === 'failed' ? errorText(failure) : undefined
  }
}
