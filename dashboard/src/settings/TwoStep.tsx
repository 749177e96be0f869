import { Button } from '@mantine/core'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { TwoStepEnd } from './TwoStepEnd.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'
import { Notice } from '../ui/Notice.tsx'
import css from './settings.module.css'

const FEW_CODES = 3

/** Whether a second step is asked for at sign-in, and the way to turn it on or off. */
export function TwoStep() {
  const t = useText('settings')
  const [opened, setOpened] = useState<'on' | 'off' | 'codes' | null>(null)
  const { data, error, refetch } = useReply(accounts.totpState, {})
  const close = () => setOpened(null)

  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonLine width="50%" height={18} />
  return (
    <>
      <div className={css.state}>
        <Tag tone={data.isOn ? 'good' : 'quiet'} hasDot>
          {t(data.isOn ? 'twoStep.isOn' : 'twoStep.isOff')}
        </Tag>
        {data.isOn && <p className={css.quiet}>{t('twoStep.codesLeft', { count: data.recoveryCodesLeft })}</p>}
      </div>
      {data.isOn && data.recoveryCodesLeft < FEW_CODES && <Notice>{t('twoStep.fewCodes')}</Notice>}
      {data.isRequired &&
        (data.isOn ? <p className={css.quiet}>{t('twoStep.required')}</p> : <Notice>{t('twoStep.required')}</Notice>)}
      <div className={css.buttons}>
        {data.isOn ? (
          <>
            <Button variant="default" onClick={() => setOpened('codes')}>
              {t('twoStep.renew')}
            </Button>
            <Button variant="default" onClick={() => setOpened('off')}>
              {t('twoStep.turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpened('on')}>{t('twoStep.turnOn')}</Button>
        )}
      </div>
      <FormDrawer opened={opened === 'on'} onClose={close} title={t('twoStep.turnOn')}>
        <TwoStepSetup onDone={close} />
      </FormDrawer>
      <FormDrawer opened={opened === 'codes'} onClose={close} title={t('twoStep.renew')}>
        <NewRecoveryCodes onDone={close} />
      </FormDrawer>
      <FormDrawer opened={opened === 'off'} onClose={close} title={t('twoStep.turnOff')}>
        <TwoStepEnd onDone={close} />
      </FormDrawer>
    </>
  )
}
